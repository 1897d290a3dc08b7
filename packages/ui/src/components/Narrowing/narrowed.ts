import { foldTyped } from '../foldTyped.ts'

interface Named {
  readonly label: string
}

/**
 * The options whose name holds a text: first those that begin with it, then those with a word that does, each in their order. Small and
 * capital letters are the same, and so are letters with and without an accent.
 */
export function narrowed<Option extends Named>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = foldTyped(text)
  if (wanted === '') return options
  const placed = options.map((option) => ({ option, at: placeIn(foldTyped(option.label), wanted) }))
  return [0, 1, 2].flatMap((place) => placed.filter(({ at }) => at === place).map(({ option }) => option))
}

function placeIn(label: string, wanted: string): number | undefined {
  if (label.startsWith(wanted)) return 0
  const at = label.indexOf(wanted)
  if (at === -1) return undefined
  return label.includes(` ${wanted}`) ? 1 : 2
}
