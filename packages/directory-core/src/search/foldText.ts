/**
 * Text as search compares it: without case, accents and repeated blanks. What the specification's rule (a case-insensitive
 * substring) finds in the original is found in the folded text too.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ς/g, 'σ')
    .replace(/\s+/g, ' ')
    .trim()
}
