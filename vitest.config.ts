import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole games take minutes and stand in small files: begun last, they would leave a core idle at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (f: TestSpecification) => (f.moduleId.includes('/tests/random-play/') ? 0 : 1)
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b))
  }
}

/** Tests that put another module in a module's place: what they load is theirs alone. */
const ALONE = ['src/cli/cli.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 120_000,
    maxWorkers: '100%',
    passWithNoTests: false,
    sequence: { sequencer: LongFirst },
    // Tests keep nothing in modules: files of one worker share what is loaded, which takes half the time.
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
