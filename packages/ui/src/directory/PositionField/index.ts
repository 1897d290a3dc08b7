export { PositionField, type PositionFieldProps } from './PositionField.tsx'
