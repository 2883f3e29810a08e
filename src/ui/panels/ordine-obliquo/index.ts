export { hand } from './hand'
export { ruling } from './ruling'
