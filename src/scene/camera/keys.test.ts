import { describe, expect, it } from 'vitest'
import { isCameras } from './keys'

/** A part of a page that lies in whatever these simple selectors name. */
const within = (...kinds: string[]) => ({
  closest: (list: string) => (list.split(', ').some(s => kinds.includes(s)) ? {} : null),
})
const table = (open: string[] = [], inside: string[] = []) => ({
  ...within(...inside),
  ownerDocument: { querySelector: (list: string) => (list.split(', ').some(s => open.includes(s)) ? {} : null) },
})

describe('keys that move the camera', () => {
  it('are its own wherever the focus is: on the page, on a button, in a panel', () => {
    for (const target of [null, {}, within('button'), within('section')]) {
      expect(isCameras({ key: 'p', target }, table())).toBe(true)
      expect(isCameras({ key: 'ArrowLeft', target }, table())).toBe(true)
    }
  })

  it('are not while one is writing', () => {
    for (const kind of ['input', 'textarea', 'select', '[contenteditable]']) {
      expect(isCameras({ key: 'w', target: within(kind) }, table())).toBe(false)
    }
  })

  it('are not while something stands before the table', () => {
    for (const kind of ['dialog[open]', '[role="dialog"]', '[role="menu"]']) {
      expect(isCameras({ key: 'p', target: null }, table([kind]))).toBe(false)
    }
    expect(isCameras({ key: 'p', target: null }, table([], ['[inert]']))).toBe(false)
  })

  it('leave the arrows to tabs, and letters not', () => {
    const target = within('[role="tab"]')
    expect(isCameras({ key: 'ArrowRight', target }, table())).toBe(false)
    expect(isCameras({ key: 'Home', target }, table())).toBe(false)
    expect(isCameras({ key: 't', target }, table())).toBe(true)
  })
})
