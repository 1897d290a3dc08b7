export { CompareTable, type CompareTableProps } from './CompareTable.tsx'
