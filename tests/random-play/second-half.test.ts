import { half, playAll, playLoosely } from './playAll'

await playAll(half(1), 'random')
playLoosely(half(1))
