/** Demonstrations: files that are played on the real engine, and told. */
export { type Compiled, compile, type Shelf } from './compile'
export type { Written } from './deed'
export { type Demonstration, type DemoStep, isDemonstration, type Refused, readDemonstration, type Told } from './schema'
