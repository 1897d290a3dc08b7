export { PlacedCountry, type PlacedCountryProps } from './PlacedCountry.tsx'
