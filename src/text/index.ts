export type { Language, Rounding } from './format'
export { isLanguage, LANGUAGES, pickLanguage, plain, readNumber, rounded, written } from './format'
export type { Text } from './text'
export { createText } from './text'
