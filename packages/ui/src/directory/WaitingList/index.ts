export { WaitingList, type WaitingListProps, type WaitingRow } from './WaitingList.tsx'
