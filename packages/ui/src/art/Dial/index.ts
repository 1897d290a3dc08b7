export { Dial } from './Dial.tsx'
