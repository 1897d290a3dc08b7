export { Landscape, type LandscapeProps } from './Landscape.tsx'
