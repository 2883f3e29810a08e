export { account } from './account'
export { hand } from './hand'
export { ruling } from './ruling'
