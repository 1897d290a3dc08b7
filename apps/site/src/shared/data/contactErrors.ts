import './zodWithoutEval.ts'
import { contactMessageSchema, parseWith, type ContactMessage } from '@dira/directory-core'

/** Error texts by field of a message; undefined when there are none. zod comes with this module: import it when a form is sent. */
export function contactErrors(message: ContactMessage): Partial<Record<keyof ContactMessage, string>> | undefined {
  const parsed = parseWith(contactMessageSchema, message)
  if (parsed.ok) return undefined
  return Object.fromEntries(parsed.error.issues.map(({ path, reason }) => [path, reason]))
}
