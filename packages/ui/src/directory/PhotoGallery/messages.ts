/** What PhotoGallery says by itself. */
export const photoGalleryMessages = {
  heading: 'Photo Gallery',
  count: (shown: number, max: number) => `(${shown} of ${max} images)`,
  none: 'No images available',
  /** An image that its owner did not describe. */
  image: (number: number) => `Image ${number}`,
}
