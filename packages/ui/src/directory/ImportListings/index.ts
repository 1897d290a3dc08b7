export { ImportListings, type ImportControls, type ImportListingsProps, type ImportState } from './ImportListings.tsx'
export type { ImportDecisions, ImportMeaning, ImportRowsFilter, ImportRowView, ImportView } from './importView.ts'
