export { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice.tsx'
