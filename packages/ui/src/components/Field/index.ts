export { Field, type FieldProps } from './Field.tsx'
export { FieldError } from './FieldError.tsx'
export { FieldErrorsContext, useFieldError, type FieldErrors } from './fieldErrors.ts'
