/** What can be heard at the table. Every sound is made in the page from noise and tones; there are no files. */
export const SOUNDS = ['volley', 'cannon', 'dice', 'drum', 'melee', 'rout'] as const
export type SoundKind = (typeof SOUNDS)[number]
