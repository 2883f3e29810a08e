/**
 * The headless command as a process: one JSON document on standard output, notes on standard error, exit 2 with the error as
 * standard error's last line where the input cannot be used.
 */
import { readdirSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCli } from './run'
import { bad, type Reply, type World } from './world'

/** All of standard input. A terminal that nobody pipes into counts as empty. */
function standardInput(): string {
  if (process.stdin.isTTY) return ''
  const chunks: Buffer[] = []
  const chunk = Buffer.alloc(1 << 16)
  for (;;) {
    try {
      const n = readSync(0, chunk, 0, chunk.length, null)
      if (n === 0) break
      chunks.push(Buffer.from(chunk.subarray(0, n)))
    } catch (e) {
      const code = (e as NodeJS.ErrnoException).code
      if (code === 'EOF') break
      if (code !== 'EAGAIN') throw e
      // a pipe that has nothing yet
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}

const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

const world: World = {
  root: fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''),
  read: path => attempt(() => (path === null ? standardInput() : readFileSync(path, 'utf8'))),
  write: (path, text) => attempt(() => writeFileSync(path, text)) !== null,
  list: folder => attempt(() => readdirSync(folder)) ?? [],
  note: text => void process.stderr.write(`${text}\n`),
  now: () => performance.now(),
}

// who reads only the first lines closes the pipe: that is no fault
process.stdout.on('error', () => process.exit())
const reply: Reply = await runCli(process.argv.slice(2), world).catch((e: unknown) => {
  world.note(e instanceof Error ? (e.stack ?? e.message) : String(e))
  return bad('cli/fault', 'the input was too much for this command; the lines above say where')
})
if (reply.document !== undefined) process.stdout.write(`${JSON.stringify(reply.document)}\n`)
if (reply.error) {
  const { code = 'unusable', message, path } = reply.error
  process.exitCode = 2
  process.stderr.write(`${JSON.stringify({ error: { code, message, path } })}\n`)
}
