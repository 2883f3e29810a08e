import type { Plugin } from 'vite'

/** Writes `offline.js` beside the built page. */
export function offline(): Plugin
