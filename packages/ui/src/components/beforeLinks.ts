/** Calls back when a link is pressed, before it is followed: what waits for typing to rest is done first, and takes nobody back. Returns the function that ends that. */
export function beforeLinks(onLink: () => void): () => void {
  const watch = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href]') && onLink()
  document.addEventListener('click', watch, { capture: true })
  return () => document.removeEventListener('click', watch, { capture: true })
}
