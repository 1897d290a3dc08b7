export type { MapLabels } from './mapLabels.ts'
export { AfricaMapArt, type AfricaMapArtProps, type MapCountry } from './AfricaMapArt.tsx'
