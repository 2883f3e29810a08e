// npm run kits: makes models/kits/*.glb from models/sources; the same sources give the same bytes.
// `--check`: writes nothing, fails where a file is not what its source makes. Names after it: only these kits.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildKit, root, sources } from './kits/build.mjs'

const check = process.argv.includes('--check')
const only = process.argv.slice(2).filter(a => !a.startsWith('--'))
const folder = join(root, 'models', 'kits')
mkdirSync(folder, { recursive: true })
const made = await sources()
const wrong = []
for (const kit of made) {
  if (only.length && !only.includes(kit.name)) continue
  const bytes = buildKit(kit)
  const file = join(folder, `${kit.name}.glb`)
  if (check) {
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) wrong.push(`${kit.name}.glb is not what its source makes`)
    continue
  }
  writeFileSync(file, bytes)
  console.log(`${kit.name}: ${Object.keys(kit.nodes).length} poses, ${(bytes.length / 1024).toFixed(0)} kB`)
}
if (check) {
  if (readdirSync(folder).filter(f => f.endsWith('.glb')).length < made.length) wrong.push('a kit is missing')
  for (const w of wrong) console.error(w)
  console.log(wrong.length ? 'Run npm run kits.' : `${made.length} kits are as their sources make them.`)
  process.exit(wrong.length ? 1 : 0)
}
