export { Carousel, type CarouselProps } from './Carousel.tsx'
export type { CarouselSlide } from './carouselSlide.ts'
