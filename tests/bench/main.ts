/** The measurements that need no screen, as one JSON document on standard output; `scripts/bench.mjs` builds and runs it. */
import { filmBench } from './film.bench'
import { gamesBench } from './games.bench'
import { geometryBench } from './geometry.bench'
import { hexesBench } from './hexes.bench'
import { movesBench } from './moves.bench'

/** Not awaited by the module itself: parts that are fetched when they are asked for need it to stand. */
async function measured(): Promise<void> {
  const kernel = geometryBench()
  const overlap = 1 / kernel[0].value
  process.stdout.write(
    JSON.stringify([
      ...kernel,
      ...(await movesBench(overlap)),
      ...(await gamesBench(overlap)),
      ...(await hexesBench(overlap)),
      ...(await filmBench(overlap)),
    ]),
  )
}
void measured()
