export { PlacePicture, type PlacePictureProps } from './PlacePicture.tsx'
