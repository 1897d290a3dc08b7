export { ChoiceRows, type ChoiceRow, type ChoiceRowsProps } from './ChoiceRows.tsx'
