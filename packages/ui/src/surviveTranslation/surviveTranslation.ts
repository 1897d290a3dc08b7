/**
 * Lets a page of React live on while a browser translates it. Translators take text nodes out of the page and put `<font>` elements in their
 * place. React knows nothing of that: it fails to remove such a text, or to put something before it, and what it writes into it is never seen
 * (facebook/react#11538). So the page's own text goes back into its place the moment that React touches it, and the translator, which watches
 * what is added, takes the new text from there.
 *
 * Call it once, before the first render, and what it answers before hydration: that puts every text back, so that the page is as it was served.
 * It changes no method of the browser before a translator is seen.
 */
export function surviveTranslation(): () => void {
  const placeOf = new WeakMap<Node, Element>()
  const textsOf = new WeakMap<Element, readonly ChildNode[]>()
  let isPatched = false

  const observer = new MutationObserver(notice)
  observer.observe(document, { childList: true, subtree: true })

  /** Remembers which texts a translator took out, and for what. */
  function notice(records: readonly MutationRecord[]): void {
    const places = new Set<Node | null>()
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.nodeName === 'FONT') places.add(node)
    }
    if (places.size === 0) return
    if (!isPatched) patchNodes(putBack)
    isPatched = true
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue
        const place = [...addedNodes, previousSibling, nextSibling].find((node) => places.has(node))
        if (!(place instanceof Element)) continue
        placeOf.set(text, place)
        textsOf.set(place, [...(textsOf.get(place) ?? []), text])
      }
    }
  }

  /** Puts a text back, and with it what was translated together with it. */
  function putBack(text: Node): void {
    const place = text.isConnected ? undefined : placeOf.get(text)
    if (!place?.isConnected) return
    place.replaceWith(...(textsOf.get(place) ?? []))
    textsOf.delete(place)
  }

  return () => {
    notice(observer.takeRecords())
    for (const place of document.querySelectorAll('font' as string)) {
      const [text] = textsOf.get(place) ?? []
      if (text) putBack(text)
    }
  }
}

/** Calls `touch` before React does something with a node, and has it find the nodes that a translator has put into an element of its own. */
function patchNodes(touch: (node: Node) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- Called on the node that each is of.
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      touch(this)
      value?.set?.call(this, text)
    },
  })
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    touch(child)
    return appendChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    touch(child)
    if (next) touch(next)
    let before = next
    while (before && before.parentNode !== this) before = before.parentNode
    return insertBefore.call(this, child, before) as Child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    touch(child)
    // What stood in its place is gone already.
    if (!child.parentNode) return child
    const parent = this.contains(child) ? child.parentNode : this
    return removeChild.call(parent, child) as Child
  }
}
