export { SharedComparisonBar, type SharedComparisonBarProps } from './SharedComparisonBar.tsx'
