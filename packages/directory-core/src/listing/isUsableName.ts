/** Whether a name says something: it has two letters or more. One that has not never leads a list, and stands at the end of its group. */
export function isUsableName(name: string): boolean {
  return TWO_LETTERS.test(name)
}

const TWO_LETTERS = /\p{L}\P{L}*\p{L}/u
