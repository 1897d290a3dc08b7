export { WeeklyNumbers, type WeekOfNumbers, type WeeklyNumbersProps } from './WeeklyNumbers.tsx'
