/** What Spinner says by itself. */
export const spinnerMessages = {
  loading: 'Loading...',
}
