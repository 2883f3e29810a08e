/** Reading this game's files: armies and scenarios, every fault at once with its JSON pointer. */
export { readArmy } from './read/army'
export { readScenario } from './read/scenario'
