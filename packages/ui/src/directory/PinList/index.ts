export { PinList, type PinListProps } from './PinList.tsx'
