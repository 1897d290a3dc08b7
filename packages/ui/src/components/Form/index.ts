export { Form, type FormProps } from './Form.tsx'
export { type FieldErrors } from '../Field/index.ts'
