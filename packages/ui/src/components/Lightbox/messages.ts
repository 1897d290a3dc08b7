/** What Lightbox says by itself; what it has in common with Carousel is said there. */
export const lightboxMessages = {
  close: 'Close',
}
