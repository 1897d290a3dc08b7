export { BusinessHours, type BusinessHoursProps } from './BusinessHours.tsx'
