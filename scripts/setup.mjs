// The whole set-up, with Node's own modules only: Node's version, the packages (where the lock, Node or the platform changed).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(fileURLToPath(import.meta.url), '..', '..')

export function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Runs a command and waits. `quiet`: its output is shown only when it fails. */
export function run(command, args, { quiet = false, env = {}, allowFail = false } = {}) {
  const r = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 28,
  })
  if (r.status !== 0 && !allowFail) {
    if (quiet) console.error(r.stdout, r.stderr)
    fail(`${command} ${args.join(' ')} ended with ${r.status ?? r.error?.message}`)
  }
  return r
}

export const bin = name => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

export function setup({ quiet = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Campo di Marte needs Node 20.19 or later; this is ${process.versions.node}.`)
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256')
    .update(lock)
    .update(`${process.versions.node} ${process.platform} ${process.arch}`)
    .digest('hex')
  const file = join(root, '.setup-stamp')
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp && existsSync(join(root, 'node_modules', 'vite'))) return
  if (!quiet) console.log('Installing packages …')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true })
  writeFileSync(file, stamp)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) setup()
