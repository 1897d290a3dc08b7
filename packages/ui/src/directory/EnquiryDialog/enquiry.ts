import type { FieldErrors } from '../../components/Form/index.ts'

/** What a visitor writes to a business. */
export interface Enquiry {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What became of it. The errors are by the names of the fields; without any of them, the dialog says that it could not be sent. */
export type EnquiryAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly message?: string; readonly errors?: FieldErrors }
