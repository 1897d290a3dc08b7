export { MapPicture, type MapPictureProps } from './MapPicture.tsx'
