// npm run icons: draws the page's icons as PNG from public/icon.svg, our own drawing, in a Chrome or Chromium that is here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browser } from './browser.mjs'
import { root } from './setup.mjs'

const svg = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
const GROUND = '#f3ead8'

/**
 * Each file with its size in pixels, and how much of it the drawing takes. A maskable one is cut to any shape by the system: its
 * ground runs to the edges, and the drawing stays in the middle.
 */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable-192.png', size: 192, share: 0.76, ground: GROUND },
  { name: 'icon-maskable-512.png', size: 512, share: 0.76, ground: GROUND },
  { name: 'apple-touch-icon.png', size: 180, share: 0.88, ground: GROUND },
]

const chrome = await chromium.launch({ executablePath: browser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const page = await chrome.newPage()
for (const { name, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  // A full ground has no round corners of its own.
  const drawing = (ground ? svg.replace(/<rect[^>]*rx="12"[^>]*\/>/, '') : svg).replace(
    '<svg ',
    `<svg width="${size * share}" height="${size * share}" `,
  )
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${ground ?? 'transparent'}}body{display:grid;place-items:center}svg{display:block}</style>${drawing}`,
  )
  writeFileSync(join(root, 'public', name), await page.screenshot({ omitBackground: !ground }))
  console.log(`${name}: ${size} × ${size}`)
}
await chrome.close()
