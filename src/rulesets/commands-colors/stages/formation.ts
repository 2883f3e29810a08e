/** Members whom the chain no longer reaches leave the formation for good; with its leader lost it dissolves (319). */
import { fallenOut } from '../rules/formation'
import type { Story } from '../story'

export function drop(story: Story): void {
  for (const u of fallenOut(story.state)) story.add({ type: 'FellOut', unit: u.id }, { units: { [u.id]: { member: false } } })
}
