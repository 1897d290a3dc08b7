export { CountryOutline, type CountryOutlineProps } from './CountryOutline.tsx'
