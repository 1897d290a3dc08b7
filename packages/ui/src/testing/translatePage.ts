/** How a translator takes a text out of the page. */
export type TranslatorWay = 'replace' | 'insert and remove'

/**
 * Does to a page what a browser does that translates it: every text, and each that comes later, goes out of the page, and two `<font>` elements
 * with the translation stand in its place. The words stay the same, so that a test finds them. Self-contained: it also runs in the page of a journey.
 * Returns the function that ends it.
 */
export function translatePage(way: TranslatorWay = 'insert and remove'): () => void {
  const untouched = 'script, style, noscript, textarea, title, svg, [translate="no"], font'
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const place = document.createElement('font' as string)
    place.append(document.createElement('font' as string))
    place.firstElementChild?.append(text.data)
    if (way === 'replace') text.replaceWith(place)
    else {
      text.before(place)
      text.remove()
    }
  }
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const observer = new MutationObserver((records) =>
    records.forEach(({ target, addedNodes }) =>
      addedNodes.length > 0 ? addedNodes.forEach(translateIn) : translateIn(target),
    ),
  )
  translateIn(document.body)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
