// `npm run rounds`: the rounds of melee of Radetzky's readings (4.4), fought 20,000 times each by the engine, beside the exact chances and
// the printed ones. Ends with status 1 where the exact ones are more than a point away from either.
import { figures } from './figures.mjs'
import { setup } from './setup.mjs'

setup()
const WITHIN = 1
const show = figures => figures.map(x => x.toFixed(1).padStart(4)).join(' / ')
let far = 0
for (const r of await figures('rounds')) {
  const off = Math.max(...r.exact.map((x, i) => Math.max(Math.abs(x - r.played[i]), Math.abs(x - r.printed[i]))))
  if (off > WITHIN) far++
  console.log(`${r.name}\n  attacker wins / equal / defender wins, ${r.runs} runs`)
  console.log(
    `  played  ${show(r.played)}\n  exact   ${show(r.exact)}\n  printed ${show(r.printed)}   ${off.toFixed(2)} points off at most`,
  )
}
console.log(far === 0 ? 'all within a point' : `${far} of them more than a point apart`)
process.exit(far === 0 ? 0 : 1)
