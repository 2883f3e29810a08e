// Serves a built site from a folder: `node scripts/serve.mjs --dir dist --port 4173`. Node's own modules only.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createGzip } from 'node:zlib'
import { root } from './setup.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}
const ZIPPED = new Set(['.html', '.js', '.css', '.json', '.svg', '.gltf', '.glb', '.webmanifest'])

/** Starts the server; resolves with its port. Where the port is taken and `seek` is set, the next free one is used. */
export function serve({ dir, port, host = '127.0.0.1', seek = false }) {
  const base = join(root, dir)
  const server = createServer((req, res) => {
    const path = normalize(decodeURIComponent(new URL(req.url ?? '/', 'http://x').pathname))
    let file = join(base, path)
    if (file !== base && !file.startsWith(base + sep)) return res.writeHead(403).end()
    let s = statSync(file, { throwIfNoEntry: false })
    if (s?.isDirectory()) {
      file = join(file, 'index.html')
      s = statSync(file, { throwIfNoEntry: false })
    }
    if (!s) return res.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
    const ext = extname(file)
    const headers = { 'content-type': TYPES[ext] ?? 'application/octet-stream', 'cache-control': 'no-cache' }
    if (ZIPPED.has(ext) && /gzip/.test(String(req.headers['accept-encoding'] ?? ''))) {
      res.writeHead(200, { ...headers, 'content-encoding': 'gzip' })
      createReadStream(file).pipe(createGzip()).pipe(res)
    } else {
      res.writeHead(200, { ...headers, 'content-length': s.size })
      createReadStream(file).pipe(res)
    }
  })
  return new Promise((resolve, reject) => {
    const listen = p => {
      server.once('error', e => (seek && e.code === 'EADDRINUSE' && p < port + 50 ? listen(p + 1) : reject(e)))
      server.listen(p, host, () => resolve({ port: server.address().port, close: () => server.close() }))
    }
    listen(port)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const arg = (name, other) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : other)
  const { port } = await serve({
    dir: arg('--dir', 'dist'),
    port: Number(arg('--port', '4173')),
    seek: !process.argv.includes('--quiet'),
  })
  if (!process.argv.includes('--quiet')) console.log(`http://127.0.0.1:${port}/`)
}
