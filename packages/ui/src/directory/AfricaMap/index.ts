export { AfricaMap, type AfricaMapCountry, type AfricaMapProps } from './AfricaMap.tsx'
