export { PlaceName, type LocalName, type NameOfPlace, type PlaceNameProps } from './PlaceName.tsx'
