/** Whether one text becomes the other by inserting, leaving out or replacing one character, or by swapping two neighbours. */
export function isOneEdit(one: string, other: string): boolean {
  const longer = one.length >= other.length ? one : other
  const shorter = longer === one ? other : one
  const extra = longer.length - shorter.length
  if (extra > 1 || one === other) return false
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  const after = (text: string, skipped: number) => text.slice(at + skipped)
  if (extra === 1) return after(longer, 1) === after(shorter, 0)
  const isSwap = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at]
  return after(longer, 1) === after(shorter, 1) || (isSwap && after(longer, 2) === after(shorter, 2))
}
