// npm run kits: makes models/kits/*.glb from models/sources. The same sources give the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildKit, root, sources } from './kits/build.mjs'

const only = process.argv.slice(2)
const folder = join(root, 'models', 'kits')
mkdirSync(folder, { recursive: true })
for (const kit of await sources()) {
  if (only.length && !only.includes(kit.name)) continue
  const bytes = buildKit(kit)
  writeFileSync(join(folder, `${kit.name}.glb`), bytes)
  console.log(`${kit.name}: ${Object.keys(kit.nodes).length} poses, ${(bytes.length / 1024).toFixed(0)} kB`)
}
