// `npm start`: sets up, builds where the sources are newer, serves the table, prints its address, opens it where there is a screen.
import { spawn } from 'node:child_process'
import { stale } from './newer.mjs'
import { serve } from './serve.mjs'
import { bin, run, setup } from './setup.mjs'

setup()
if (stale('dist/index.html')) {
  console.log('Building the table …')
  run(bin('vite'), ['build', '--logLevel', 'warn'])
}
const { port } = await serve({ dir: 'dist', port: Number(process.env.PORT ?? 4173), seek: true })
const address = `http://127.0.0.1:${port}/`
console.log(`\nCampo di Marte stands at ${address}\n(Ctrl+C puts it away)`)

const screen = process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
if (screen && !process.env.CI && process.env.CAMPO_OPEN !== '0') {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
