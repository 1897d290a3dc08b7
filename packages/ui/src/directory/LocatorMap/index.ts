export { LocatorMap, type LocatorMapProps } from './LocatorMap.tsx'
export { LocatorPicture, type LocatorPictureProps } from './LocatorPicture.tsx'
