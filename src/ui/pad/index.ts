export { KeyList } from './KeyList'
export { KEYS, pressKey } from './keys'
export { OrderPad } from './OrderPad'
export { focusField, usePadKeys } from './use-pad-keys'
