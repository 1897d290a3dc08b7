/** What NotFound says by itself. */
export const notFoundMessages = {
  heading: 'Oops! Page not found',
  text: 'The address is wrong, or the page has moved on. Home is this way.',
  home: 'Return to Home',
}
