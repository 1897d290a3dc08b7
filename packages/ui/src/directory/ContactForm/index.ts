export { ContactForm, type ContactFormProps, type ContactFormResult } from './ContactForm.tsx'
