import { defineConfig } from '@playwright/test'

const angle = process.env.ANGLE ?? 'swiftshader'

/**
 * Journeys in a real browser, against the built site. `scripts/test.mjs` sets CAMPO_BROWSER and builds with the test hook.
 * Those marked `@long` are walked by `npm run soak` alone: all together take twice the time that `npm test` has.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  ...(process.env.CAMPO_SOAK ? {} : { grepInvert: /@long/ }),
  timeout: 240_000,
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  expect: { timeout: 20_000 },
  use: {
    baseURL: 'http://127.0.0.1:4178/',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CAMPO_BROWSER,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--ignore-gpu-blocklist',
        `--use-angle=${angle}`,
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs --dir dist-test --port 4178 --quiet',
    url: 'http://127.0.0.1:4178/',
    reuseExistingServer: false,
  },
})
