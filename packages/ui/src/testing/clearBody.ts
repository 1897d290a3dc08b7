/** Removes what a test has put into the page, but not the element in which react-aria announces for all tests. */
export function clearBody(): void {
  for (const element of document.body.querySelectorAll(':scope > :not([data-live-announcer])')) element.remove()
}
