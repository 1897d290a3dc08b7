/** A text in small letters, without accents, and with plain apostrophes, as people type it: to compare what is typed with a name. */
export function foldTyped(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'").toLowerCase()
}
