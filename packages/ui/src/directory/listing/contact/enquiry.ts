import type { RequiredContactField } from '@dira/directory-core'
import type { FieldErrors } from '../../../components/Field/fieldErrors.ts'

/** What a visitor writes to a business. */
export interface Enquiry {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What became of it. Without a message and without a field at fault, the dialog says that it could not be sent. */
export type EnquiryAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly message?: string
      /** Fields that are empty: the dialog has its own words for them. */
      readonly missing?: readonly RequiredContactField[]
      /** What else is wrong with a field, by its name. */
      readonly errors?: FieldErrors
    }
