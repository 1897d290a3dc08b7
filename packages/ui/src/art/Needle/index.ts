export { Needle, type NeedleProps } from './Needle.tsx'
