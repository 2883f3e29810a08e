import { half, playAll } from './playAll'

await playAll(half(0), 'sergeant')
