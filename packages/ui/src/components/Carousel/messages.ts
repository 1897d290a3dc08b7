import { englishCount } from '../../messages/count.ts'

/** What Carousel says by itself. */
export const carouselMessages = {
  /** What kind of thing it is; screen readers say it after its name. */
  carousel: 'carousel',
  slide: 'slide',
  images: 'Images',
  position: (number: number, count: number) => `Image ${englishCount(number)} of ${englishCount(count)}`,
  /** The position and what the image shows. */
  named: (position: string, label: string) => `${position}: ${label}`,
  counter: (number: number, count: number) => `${englishCount(number)} / ${englishCount(count)}`,
  previous: 'Previous image',
  next: 'Next image',
  enlarge: (label: string) => `Enlarge: ${label}`,
  /** Images that have no thumbnail. */
  more: (count: number) => `+${englishCount(count)}`,
}
