const MAX_SLUG_LENGTH = 80

/** Whether a text of an address looks like a slug: words of letters and digits with single hyphens between. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(text)
}
