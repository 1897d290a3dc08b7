import { createContext, use } from 'react'

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What the form around a field says of its fields. */
export const FieldErrorsContext = createContext<FieldErrors>({})

/** The error text of a field: its own first, else the form's for its name. */
export function useFieldError(name: string | undefined, error: string | undefined): string | undefined {
  const ofForm = use(FieldErrorsContext)
  if (error !== undefined) return error
  return name !== undefined && Object.hasOwn(ofForm, name) ? ofForm[name] : undefined
}
