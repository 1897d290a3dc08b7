export { Understood, type MissingKind, type UnderstoodNames, type UnderstoodProps } from './Understood.tsx'
