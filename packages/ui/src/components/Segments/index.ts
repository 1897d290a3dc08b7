export { Segments, type SegmentsProps } from './Segments.tsx'
