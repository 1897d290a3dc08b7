/** Why the backend refuses. Each has one sentence for the person at the terminal, with the way out. */
export type ProblemCode =
  | 'data-in-use'
  | 'data-missing'
  | 'data-unusable'
  | 'backend-down'
  | 'backend-failed'
  | 'file-unreadable'
  | 'file-unusable'
  | 'wrong-usage'
  | 'request-refused'

/** A refusal that a person can act on: its message is shown as it is, without a stack. */
export class Problem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Problem'
    this.code = code
  }
}
