export { Cover, type CoverProps } from './Cover.tsx'
