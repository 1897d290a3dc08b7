export { useNarrowing } from './useNarrowing.tsx'
