/**
 * Turns a name into the slug that URLs use: folded to lower case without accents, every run of other characters one hyphen.
 * Letters of every script are kept, so a name in Arabic or Amharic has a readable slug too. A name without a letter or digit gives ''.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .normalize('NFC')
}
