export { NeedsBoard, type NeedsBoardProps } from './NeedsBoard.tsx'
export type { ListingNeeds, Mend, PackageSpan } from './needs.ts'
