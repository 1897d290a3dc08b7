export { CountryEntry, type CountryEntryProps } from './CountryEntry.tsx'
