export { createMiniatures } from './core'
export { Miniatures } from './Miniatures'
export type { MiniaturesCore, MiniaturesProps, MiniaturesSetting, Motion } from './types'
