/** What became of a look that was compared. */
export interface Look {
  /** The story, the theme, the width, the direction. */
  readonly path: readonly string[]
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  /** What was wrong with it. */
  readonly message: string
}

/** A line for each story and theme, a column for each width and direction. What was left out is not in it. */
export function visualTable(looks: readonly Look[], passed: 'same' | 'drawn'): string {
  const cells = looks
    .filter(({ state }) => state !== 'skipped')
    .map(({ path: [story, theme, ...rest], ...outcome }) => ({
      line: `${story}, ${theme}`,
      column: rest.join(' '),
      word: outcome.state === 'passed' ? passed : wordFor(outcome.message),
    }))
  const columns = unique(cells.map(({ column }) => column))
  const lines = unique(cells.map(({ line }) => line)).map((line) => [
    line,
    ...columns.map((column) => cells.find((cell) => cell.line === line && cell.column === column)?.word ?? ''),
  ])
  const table = [['', ...columns], ...lines]
  const widthOf = (index: number) => Math.max(...table.map((line) => line[index]?.length ?? 0))
  return table
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widthOf(index) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

function wordFor(message: string): string {
  if (message.includes('No existing reference screenshot')) return 'new'
  return /pixels \(ratio|image dimensions/.test(message) ? 'CHANGED' : 'FAILED'
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
