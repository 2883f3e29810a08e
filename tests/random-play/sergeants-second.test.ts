import { half, playAll } from './playAll'

await playAll(half(1), 'sergeant')
