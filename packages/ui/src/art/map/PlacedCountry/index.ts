export { PlacedCountry } from './PlacedCountry.tsx'
