// A plugin of vite: `gathered:<folder>` is the address of one file that holds every JSON of a folder by its name without ending.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const BEGINS = 'gathered:'

export function gathered() {
  let root = ''
  let built = false
  return {
    name: 'campo-gathered',
    configResolved(config) {
      root = config.root
      built = config.command === 'build'
    },
    resolveId: id => (id.startsWith(BEGINS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${BEGINS}`)) return null
      const folder = id.slice(BEGINS.length + 1)
      const files = readdirSync(join(root, folder)).filter(f => f.endsWith('.json'))
      const all = {}
      for (const f of files.sort()) {
        const path = join(root, folder, f)
        this.addWatchFile(path)
        all[basename(f, '.json')] = JSON.parse(readFileSync(path, 'utf8'))
      }
      const source = JSON.stringify(all)
      if (!built) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `${basename(folder)}.json`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
