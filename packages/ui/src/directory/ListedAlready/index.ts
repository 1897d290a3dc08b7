export { ListedAlready, type ListedAlreadyProps, type ListedDuplicate } from './ListedAlready.tsx'
