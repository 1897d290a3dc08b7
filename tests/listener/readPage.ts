/** The text of a piece of HTML, as the site writes it: without tags and comments, entities as what they stand for. */
export function textOf(html: string): string {
  return html
    .replace(/<!--[^]*?-->|<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}

/** The value of an attribute within a tag, '' when it has none. */
export function attribute(tag: string, name: string): string {
  return textOf(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

/** The links within a piece of HTML: where each leads, and its label or text. */
export function linksIn(html: string): { href: string; text: string }[] {
  return [...html.matchAll(/(<a\s[^>]*>)([^]*?)<\/a>/g)].map(([, tag = '', content = '']) => ({
    href: attribute(tag, 'href'),
    text: attribute(tag, 'aria-label') || textOf(content),
  }))
}
