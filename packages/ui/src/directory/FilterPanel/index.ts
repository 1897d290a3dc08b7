export type { FilterEndProps } from './FilterEnd.tsx'
export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
export type { FilterGroupChoices, FilterOption } from './FilterMenu.tsx'
