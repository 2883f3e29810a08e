/** Demonstrations: files that are played on the real engine, and told. */
export { type Compiled, compile, type Shelf } from './compile'
export { type Demonstration, type DemoStep, readDemonstration, type Told } from './schema'
