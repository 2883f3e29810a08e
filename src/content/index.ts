/** The door of the content: texts of data files in, checked scenarios, armies and logs out. */
export { kindOf, type OpenedFile, openJson, openLog, openText, readJson, type Sources } from './files'
export { FILE_FORMAT } from './frame'
export { type Migration, migrate } from './migrations'
