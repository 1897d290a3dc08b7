import { englishCount } from '../../../messages/count.ts'

/** What PhotoGallery says by itself. */
export const photoGalleryMessages = {
  heading: 'Photo Gallery',
  count: (shown: number, max: number) => `(${englishCount(shown)} of ${englishCount(max)} images)`,
  none: 'No images available',
  /** An image that its owner did not describe. */
  image: (number: number) => `Image ${englishCount(number)}`,
}
