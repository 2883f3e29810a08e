// A plugin of the build: writes `offline.js`, the service worker that keeps exactly this build's files, under the build's own name.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const filesOf = (dir, under = '') =>
  readdirSync(join(dir, under)).flatMap(name => {
    const path = under ? `${under}/${name}` : name
    return statSync(join(dir, path)).isDirectory() ? filesOf(dir, path) : [path]
  })

const worker = (build, files) => `const BUILD = ${JSON.stringify(`campo-${build}`)}
const FILES = ${JSON.stringify(files)}
self.addEventListener('install', e => {
  const all = FILES.map(f => new Request(f, { cache: 'reload' }))
  e.waitUntil(caches.open(BUILD).then(c => c.addAll(all)))
})
// A newer build waits until a page asks for it, or until no page of the older one stands: a game that runs keeps the files that it was begun with.
self.addEventListener('message', e => {
  if (e.data === 'take') self.skipWaiting()
})
self.addEventListener('activate', e => {
  const old = names => Promise.all(names.filter(n => n.startsWith('campo-') && n !== BUILD).map(n => caches.delete(n)))
  e.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', e => {
  const { request } = e
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  // The page is of one build with its parts; that a newer one waits is said in the page.
  if (request.mode === 'navigate') {
    e.respondWith(caches.open(BUILD).then(c => c.match('./index.html')).then(r => r ?? fetch(request)))
    return
  }
  e.respondWith(caches.open(BUILD).then(c => c.match(request)).then(r => r ?? fetch(request)))
})
`

export function offline() {
  let publicDir = ''
  return {
    name: 'campo-offline',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256')
        const built = Object.keys(bundle).sort()
        for (const name of built) hash.update(name).update(bundle[name].code ?? bundle[name].source ?? '')
        const open = filesOf(publicDir).sort()
        for (const name of open) hash.update(name).update(readFileSync(join(publicDir, name)))
        const files = [...built, ...open].filter(f => !f.endsWith('.map')).map(f => `./${f}`)
        const source = worker(hash.digest('hex').slice(0, 16), files)
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}
