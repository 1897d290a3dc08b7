export { ContactForm, type ContactFormProps, type ContactFormResult } from './ContactForm.tsx'
export type { Sender } from '../useHoneypot.tsx'
