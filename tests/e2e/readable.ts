/** Whether a room can read what stands on the screen. */
import type { Page } from '@playwright/test'

/** Every text that is seen and is too small, or too near its ground in brightness: worked out from what the browser computed. */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    type Colour = [number, number, number, number]
    const colour = (css: string): Colour => {
      const n = (css.match(/-?[\d.]+/g) ?? []).map(Number)
      return /^color\(/.test(css)
        ? [n[0]! * 255, n[1]! * 255, n[2]! * 255, n[3] ?? 1]
        : [n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, css === 'transparent' ? 0 : (n[3] ?? 1)]
    }
    const over = (top: Colour, below: Colour): Colour =>
      [0, 1, 2].map(i => top[i]! * top[3] + below[i]! * (1 - top[3])).concat(1) as Colour
    const bright = (c: Colour) => {
      const [r, g, b] = c.slice(0, 3).map(v => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const groundOf = (e: Element | null): Colour => {
      if (!e) return [255, 255, 255, 1]
      const c = colour(getComputedStyle(e).backgroundColor)
      return c[3] === 1 ? c : over(c, groundOf(e.parentElement))
    }
    const opacityOf = (e: Element | null): number => (e ? Number(getComputedStyle(e).opacity) * opacityOf(e.parentElement) : 1)
    const bad: string[] = []
    let seen = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const e = node.parentElement
      const words = node.textContent?.trim()
      if (!e || !words || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || getComputedStyle(e).clipPath !== 'none') continue
      seen++
      const style = getComputedStyle(e)
      const size = Number.parseFloat(style.fontSize)
      const ground = groundOf(e)
      const ink = colour(e instanceof SVGElement ? style.fill : style.color)
      const [a, b] = [bright(over([ink[0], ink[1], ink[2], ink[3] * opacityOf(e)], ground)), bright(ground)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      if (size < 24) bad.push(`${words}: ${size}px`)
      if (contrast < 7) bad.push(`${words}: ${contrast.toFixed(1)} : 1`)
    }
    if (seen < 4) bad.push(`only ${seen} texts were seen`)
    return bad
  })
