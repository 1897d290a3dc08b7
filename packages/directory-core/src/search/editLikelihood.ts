/**
 * How likely a word is typed as another by one edit, compared with a wrong letter; 0 if it takes more edits. There are 25 wrong letters
 * for each right one, but only one way to leave out a letter or to swap two neighbours. In a long word, three neighbours in another order
 * count as one edit too: naroibi for nairobi.
 */
export function editLikelihood(typed: string, intended: string): number {
  const longer = typed.length > intended.length ? typed : intended
  const shorter = longer === typed ? intended : typed
  const extra = longer.length - shorter.length
  if (extra > 1 || typed === intended) return 0
  let start = 0
  while (start < shorter.length && longer[start] === shorter[start]) start += 1
  let end = shorter.length
  while (end > start && longer[end + extra - 1] === shorter[end - 1]) end -= 1
  const changed = longer.slice(start, end + extra)
  const into = shorter.slice(start, end)
  if (into === '') return intended.length > typed.length ? OMISSION : 1
  if (extra === 1 || changed.length > reachOf(typed)) return 0
  if (changed.length === 1) return 1
  return inOrder(changed) === inOrder(into) ? (changed.length === 2 ? OMISSION : 1) : 0
}

/** How many neighbouring letters of a word one edit may put in another order. */
export function reachOf(word: string): number {
  return word.length < 5 ? 2 : 3
}

const OMISSION = 10

function inOrder(letters: string): string {
  return letters.split('').sort().join('')
}
