import { AUTH_MESSAGES, type AuthMessageCode } from './messages.ts'

/** Something that a person may be told, as a toast for example. */
export interface AuthNotice {
  readonly code: AuthMessageCode
  readonly tone: 'info' | 'success' | 'error'
  readonly sentence: string
  /** Whether the user asked for what it tells of. Background checks, and what happened in another tab, were not asked for. */
  readonly asked: boolean
}

/** What is no error. */
const TONES: Partial<Record<AuthMessageCode, AuthNotice['tone']>> = {
  'check-started': 'info',
  'check-succeeded': 'success',
  'logged-out': 'info',
  'login-succeeded': 'success',
  'status-refreshing': 'info',
}

export interface NoticeDetails {
  readonly asked: boolean
  /** Fills in the {message} of the sentence. */
  readonly message?: string
}

/** The notice of a code, with its sentence from the table. */
export function authNotice(code: AuthMessageCode, { asked, message = '' }: NoticeDetails): AuthNotice {
  return { code, tone: TONES[code] ?? 'error', sentence: AUTH_MESSAGES[code](message), asked }
}
