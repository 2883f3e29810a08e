import type { Plugin } from 'vite'

/** Serves `gathered:<folder>`: the address of one file with all JSON files of that folder. */
export function gathered(): Plugin
