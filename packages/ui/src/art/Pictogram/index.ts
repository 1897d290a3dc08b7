export { Pictogram, type PictogramName, type PictogramProps } from './Pictogram.tsx'
