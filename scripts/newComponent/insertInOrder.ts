interface Insertion {
  readonly line: string
  /** The lines among which it belongs; the first group is the name that they are ordered by. */
  readonly neighbour: RegExp
  /** Opens the block in which the neighbours stand, where lines of that form stand elsewhere too. The block ends with a bare `}`. */
  readonly within?: RegExp
}

/** The text with a line at its alphabetical place among others of its form. */
export function insertInOrder(text: string, { line, neighbour, within }: Insertion): string {
  const lines = text.split('\n')
  const nameIn = (candidate: string) => neighbour.exec(candidate)?.[1]
  const start = within ? lines.findIndex((candidate) => within.test(candidate)) + 1 : 0
  const end = within ? lines.indexOf('}', start) : lines.findLastIndex((candidate) => neighbour.test(candidate)) + 1
  const name = nameIn(line)
  if (name === undefined || end < start || (within && start === 0) || !lines.slice(start, end).some(nameIn)) {
    throw new Error(`"${line}" has found no place among its like: teach planComponent.ts the new form of that file.`)
  }
  const next = lines.slice(start, end).findIndex((candidate) => (nameIn(candidate) ?? '') > name)
  return lines.toSpliced(next === -1 ? end : start + next, 0, line).join('\n')
}
