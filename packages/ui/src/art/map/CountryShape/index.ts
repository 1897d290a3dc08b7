export { CountryShape, type CountryShapeProps } from './CountryShape.tsx'
