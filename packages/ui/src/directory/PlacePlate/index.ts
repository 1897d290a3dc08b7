export { PlacePlate, type PlacePlateProps } from './PlacePlate.tsx'
export { PlateProvider, type PlateProviderProps } from './PlateProvider.tsx'
