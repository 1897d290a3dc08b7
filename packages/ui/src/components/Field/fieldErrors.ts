import { createContext, use } from 'react'

/** What is wrong with which field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/** What the form around a field says of its fields. */
export const FieldErrorsContext = createContext<FieldErrors>({})

/** What is wrong with a field: its own word first, else the form's word on its name. */
export function useFieldError(name: string | undefined, error: string | undefined): string | undefined {
  const ofForm = use(FieldErrorsContext)
  if (error !== undefined) return error
  return name !== undefined && Object.hasOwn(ofForm, name) ? ofForm[name] : undefined
}
