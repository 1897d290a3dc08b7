export { BandSwatch, type BandSwatchProps } from './BandSwatch.tsx'
