/** Where a rule of the house is broken, and what to do instead. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

export function describeViolations(violations: readonly Violation[]): string {
  return violations.map(({ path, line, message }) => `${path}:${line}  ${message}\n`).join('')
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
