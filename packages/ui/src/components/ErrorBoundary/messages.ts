/** What ErrorBoundary says by itself. */
export const errorBoundaryMessages = {
  failed: 'This part could not be shown. The rest works.',
  retry: 'Try again',
}
