export { CheckedDate, type CheckedDateProps } from './CheckedDate.tsx'
