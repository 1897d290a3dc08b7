import { createContext, use } from 'react'
import type { Application } from '../../shared/application/application.ts'

/** What the fields of the form know: what is written, and how it changes. */
export interface ApplicationForm {
  readonly written: Application
  readonly write: (change: Partial<Application>) => void
  /** The files of its photographs, which nobody else sees yet. */
  readonly imageOf: (url: string) => string | undefined
}

export const ApplicationContext = createContext<ApplicationForm | null>(null)

export function useApplicationForm(): ApplicationForm {
  const form = use(ApplicationContext)
  if (!form) throw new Error('A field of the application needs ApplicationContext above it.')
  return form
}
