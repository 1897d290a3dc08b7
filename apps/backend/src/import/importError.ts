/** Why a file, or an import of it, is of no use as it stands; the message is for a person. */
export class ImportError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
