export { MapRows, type MapRowsProps } from './MapRows.tsx'
