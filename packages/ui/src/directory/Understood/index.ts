export { Understood, type UnderstoodNames, type UnderstoodProps } from './Understood.tsx'
