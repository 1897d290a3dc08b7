/** What NearMe says by itself. */
export const nearMeMessages = {
  nearMe: 'Near me',
  finding: 'Finding you…',
  /** Why there is no position, and what to do instead. */
  refused: 'Your position is not shared. Allow it in the browser’s settings for this site, or write a town.',
  dismissed: 'Your position is not shared. Press again and allow it, or write a town.',
  timedOut: 'Finding you took too long. Press again, or write a town.',
  unavailable: 'This device cannot tell where it is. Write a town instead.',
}
