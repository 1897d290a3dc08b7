/**
 * Makes every text below an element 40 % longer, as a translation might: those of the catalogue, of the props and of the data alike, and
 * those that change later. Returns the way back.
 */
export function lengthenTexts(root: Node): () => void {
  const texts = new Map<Text, { readonly short: string; readonly long: string }>()

  const lengthen = (text: Text) => {
    if (texts.get(text)?.long === text.data || text.parentElement?.closest('script, style')) return
    const short = text.data
    const long = longer(short)
    texts.set(text, { short, long })
    text.data = long
  }

  const lengthenBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = walker.currentNode; text; text = walker.nextNode() as Node) {
      if (text instanceof Text) lengthen(text)
    }
  }

  lengthenBelow(root)
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) lengthenBelow(node)
  })
  changes.observe(root, { childList: true, characterData: true, subtree: true })

  return () => {
    changes.disconnect()
    for (const [text, { short, long }] of texts) if (text.data === long) text.data = short
  }
}

/** 'Search' becomes 'Seeeaarch': its vowels are drawn out, so that it can still be read. What has none stays as it is. */
export function longer(text: string): string {
  const missing = Math.round(text.trim().length * 0.4)
  const vowels = text.match(/[aeiouy]/gi)?.length ?? 0
  let seen = 0
  return text.replaceAll(/[aeiouy]/gi, (vowel) => {
    seen += 1
    const more = Math.floor((seen * missing) / vowels) - Math.floor(((seen - 1) * missing) / vowels)
    return vowel + vowel.toLowerCase().repeat(more)
  })
}
