import { AUTH_MESSAGES, type AuthMessageCode } from './messages.ts'

/** A message for the user, for example as a toast. */
export interface AuthNotice {
  readonly code: AuthMessageCode
  readonly tone: 'info' | 'success' | 'error'
  readonly sentence: string
  /** False for background checks and for events of other tabs. */
  readonly asked: boolean
}

/** The tones of messages that are not errors. */
const TONES: Partial<Record<AuthMessageCode, AuthNotice['tone']>> = {
  'check-started': 'info',
  'check-succeeded': 'success',
  'logged-out': 'info',
  'login-succeeded': 'success',
  'status-refreshing': 'info',
}

export interface NoticeDetails {
  readonly asked: boolean
  /** Replaces {message} in the sentence. */
  readonly message?: string
}

/** Makes the notice for a message code. */
export function authNotice(code: AuthMessageCode, { asked, message = '' }: NoticeDetails): AuthNotice {
  return { code, tone: TONES[code] ?? 'error', sentence: AUTH_MESSAGES[code](message), asked }
}
