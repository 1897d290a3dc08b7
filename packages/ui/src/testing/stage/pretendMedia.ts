/** Media features by name, with the value that the page is to find. */
export type PretendedMedia = Readonly<Partial<Record<'prefers-reduced-motion' | 'prefers-contrast', string>>>

// Conditions that hold on any screen, and on none.
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/**
 * Answers media queries as the system of somebody else would, in this page: no page may ask its browser for that, so the conditions in
 * its style sheets are rewritten, and those that scripts ask for. Returns the way back.
 */
export function pretendMedia(media: PretendedMedia): () => void {
  if (Object.keys(media).length === 0) return () => {}
  const written = new Map<CSSMediaRule, string>()
  const rewrite = () => {
    for (const rule of mediaRules([...document.styleSheets])) {
      const { mediaText } = rule.media
      const pretended = pretend(mediaText, media)
      if (pretended === mediaText) continue
      written.set(rule, mediaText)
      rule.media.mediaText = pretended
    }
  }
  rewrite()
  // Style sheets that come later, with a story or a part of one: <link> and <style> both tell when they are there.
  document.head.addEventListener('load', rewrite, { capture: true })

  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(pretend(query, media))

  return () => {
    document.head.removeEventListener('load', rewrite, { capture: true })
    window.matchMedia = ask
    for (const [rule, mediaText] of written) rule.media.mediaText = mediaText
  }
}

function pretend(query: string, media: PretendedMedia): string {
  return Object.entries(media).reduce(
    (text, [feature, value]) =>
      text.replaceAll(new RegExp(`\\(${feature}: *([a-z-]+)\\)`, 'g'), (_condition, asked) =>
        asked === value ? ALWAYS : NEVER,
      ),
    query,
  )
}

function mediaRules(groups: readonly (CSSStyleSheet | CSSRule)[]): CSSMediaRule[] {
  return groups.flatMap((group) => [
    ...(group instanceof CSSMediaRule ? [group] : []),
    ...mediaRules('cssRules' in group ? [...(group as CSSStyleSheet | CSSGroupingRule).cssRules] : []),
  ])
}
