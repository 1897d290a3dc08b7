/** The `tel:` link of a number as its owner wrote it; undefined where it holds too few digits to be dialled. */
export function telHref(phone: string): string | undefined {
  // Of several numbers in one field the first is dialled.
  const [first = ''] = phone.split(/[;,/]/)
  const digits = first.replaceAll(/\D/g, '')
  return digits.length < 4 ? undefined : `tel:${/^\D*\+/.test(first) ? '+' : ''}${digits}`
}
