/** The number of insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment distance). */
export function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, replaced, swapped))
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

/** Whether one edit leads from a text to another; in one of five letters or more, three neighbours in another order are one too. */
export function isOneEdit(one: string, other: string): boolean {
  return editDistance(one, other) === 1 || (one.length >= 5 && reordered(one).includes(other) && one !== other)
}

/** The text with every three neighbours in every order. */
function reordered(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => {
    const [a, b, c] = text.slice(at, at + 3).split('')
    return [`${b}${c}${a}`, `${c}${a}${b}`, `${c}${b}${a}`].map(
      (letters) => text.slice(0, at) + letters + text.slice(at + 3),
    )
  }).flat()
}
