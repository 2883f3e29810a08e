import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical'

/** SHA-256 of a text's UTF-8 bytes, as bytes. */
export const sha256Bytes = (text: string): Uint8Array => sha256(utf8ToBytes(text))
/** SHA-256 of a text's UTF-8 bytes, as lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Bytes(text))
/** The hash of a state: SHA-256, lower-case hex, of its canonical JSON. The same in Node and in any browser. */
export const stateHash = (state: unknown): string => sha256Hex(canonicalJson(state))
