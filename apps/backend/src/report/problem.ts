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

/** An error that the user can fix. Its message says how, and is shown without a stack. */
export class Problem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Problem'
    this.code = code
  }
}
