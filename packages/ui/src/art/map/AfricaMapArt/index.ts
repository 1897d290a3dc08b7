export { AfricaMapArt, type AfricaMapArtProps, type MapCountry } from './AfricaMapArt.tsx'
