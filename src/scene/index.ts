export type { Quality, Say, SceneAssets, Theme } from './assets'
export type { Roll } from './dice/rolls'
export type { Insets, TableHandle, TableNote, TableProps, View } from './props'
export { Table } from './Table'
