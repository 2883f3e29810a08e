// Finds a Chrome or Chromium for the journeys, or installs one: CHROME_PATH, an installed one, Debian's package, Playwright's own.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { bin, fail, run } from './setup.mjs'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function installed() {
  if (process.env.CHROME_PATH)
    return existsSync(process.env.CHROME_PATH)
      ? process.env.CHROME_PATH
      : fail(`CHROME_PATH: ${process.env.CHROME_PATH} is not there.`)
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const n of NAMES) if (folder && existsSync(join(folder, n))) return join(folder, n)
  return PLACES.find(p => existsSync(p))
}

function playwrights() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    (process.platform === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : process.platform === 'win32'
        ? join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright')
        : join(homedir(), '.cache/ms-playwright'))
  if (!existsSync(cache)) return undefined
  const tails = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  for (const d of readdirSync(cache)
    .filter(d => /^chromium-\d+/.test(d))
    .sort()
    .reverse())
    for (const t of tails) if (existsSync(join(cache, d, t))) return join(cache, d, t)
  return undefined
}

/** The path of a browser that can run the journeys. */
export function browser() {
  const found = installed() ?? playwrights()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the distribution …')
    run('apt-get', ['update'], { quiet: true, allowFail: true })
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, allowFail: true })
    const now = installed()
    if (now) return now
  }
  console.log('Fetching a browser for the journeys …')
  run(bin('playwright'), ['install', 'chromium'], { allowFail: true })
  return (
    playwrights() ?? fail('No Chrome or Chromium was found and none could be installed. Install one, or set CHROME_PATH to it.')
  )
}
