// `npm run charges`: the five charges of the readings (OO-1), played 20,000 times each by the engine, beside the exact chances and the
// printed ones. Ends with status 1 where any two of them are more than 1.5 points apart.
import { figures } from './figures.mjs'
import { setup } from './setup.mjs'

setup()
const WITHIN = 1.5
const show = figures => figures.map(x => x.toFixed(1).padStart(4)).join(' / ')
let far = 0
for (const c of await figures('charges')) {
  const off = Math.max(...c.played.map((x, i) => Math.max(Math.abs(x - c.exact[i]), Math.abs(x - c.printed[i]))))
  if (off > WITHIN) far++
  console.log(`${c.name}\n  stopped / attacker wins / defender wins, ${c.runs} runs`)
  console.log(
    `  played  ${show(c.played)}\n  exact   ${show(c.exact)}\n  printed ${show(c.printed)}   ${off.toFixed(2)} points apart at most`,
  )
}
console.log(far === 0 ? 'all within 1.5 points' : `${far} of them more than 1.5 points apart`)
process.exit(far === 0 ? 0 : 1)
