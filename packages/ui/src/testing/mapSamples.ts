import type { MapCountry } from '../art/map/AfricaMapArt/AfricaMapArt.tsx'
import type { NamedPlace } from '../art/map/LocatorArt/LocatorArt.tsx'

/** The countries of the directory, for stories and tests of the maps. */
export const sampleCountries: readonly MapCountry[] = [
  { code: 'ZA', name: 'South Africa', count: 245 },
  { code: 'NA', name: 'Namibia', count: 87 },
  { code: 'BW', name: 'Botswana', count: 63 },
  { code: 'KE', name: 'Kenya', count: 92 },
  { code: 'ZW', name: 'Zimbabwe', count: 48 },
  { code: 'MZ', name: 'Mozambique', count: 38 },
  { code: 'SZ', name: 'Eswatini', count: 24 },
  { code: 'TZ', name: 'Tanzania', count: 55 },
  { code: 'CD', name: 'DR Congo', count: 42 },
]

/** The popular cities. */
export const sampleCities: readonly NamedPlace[] = [
  { name: 'Cape Town', lat: -33.925, lng: 18.424 },
  { name: 'Johannesburg', lat: -26.204, lng: 28.047 },
  { name: 'Nairobi', lat: -1.286, lng: 36.817 },
  { name: 'Windhoek', lat: -22.56, lng: 17.083 },
  { name: 'Gaborone', lat: -24.654, lng: 25.908 },
  { name: 'Harare', lat: -17.829, lng: 31.053 },
  { name: 'Durban', lat: -29.858, lng: 31.029 },
  { name: 'Dar es Salaam', lat: -6.792, lng: 39.208 },
]

/** Towns of Kenya, two of them near each other. */
export const kenyanTowns: readonly NamedPlace[] = [
  { name: 'Eldoret', lat: 0.514, lng: 35.27 },
  { name: 'Kisumu', lat: -0.102, lng: 34.762 },
  { name: 'Nairobi', lat: -1.286, lng: 36.817 },
  { name: 'Lamu', lat: -2.269, lng: 40.902 },
  { name: 'Mombasa', lat: -4.043, lng: 39.668 },
]
