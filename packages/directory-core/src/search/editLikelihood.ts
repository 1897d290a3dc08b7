/**
 * How likely a word is typed as another by one edit, compared with a wrong letter; 0 if it takes more edits. There are 25 wrong letters
 * for each right one, but only one way to leave out a letter or to swap two neighbours.
 */
export function editLikelihood(typed: string, intended: string): number {
  const longer = typed.length > intended.length ? typed : intended
  const shorter = longer === typed ? intended : typed
  const extra = longer.length - shorter.length
  if (extra > 1 || typed === intended) return 0
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  const areEqualAfter = (length: number) => longer.slice(at + length) === shorter.slice(at + length - extra)
  if (areEqualAfter(1)) return intended.length > typed.length ? OMISSION : 1
  const isSwap = extra === 0 && longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at]
  return isSwap && areEqualAfter(2) ? OMISSION : 0
}

const OMISSION = 10
