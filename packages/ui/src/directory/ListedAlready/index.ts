export { ListedAlready, type ListedAlreadyProps, type ListedTwin } from './ListedAlready.tsx'
