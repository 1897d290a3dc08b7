export { type Auth, type AuthOptions, type Timer } from './auth.ts'
export { type AuthError } from './authError.ts'
export { type AuthEvent, type AuthGateway, type AuthUser, type Outcome, type SessionChange } from './authGateway.ts'
export { type AuthState, type CheckAnswer } from './authState.ts'
export { connectSupabase } from './connectSupabase.ts'
export { ADMIN_CHECK_DELAY, createAuth } from './createAuth.ts'
export {
  parseCredentials,
  PASSWORD_MINIMUM,
  type Credentials,
  type CredentialsResult,
  type FieldErrors,
} from './credentials.ts'
export { AUTH_MESSAGES, type AuthMessageCode } from './messages.ts'
export { type AuthNotice } from './notice.ts'
export { ADMIN_HOME, safeRedirect } from './safeRedirect.ts'
export { type Admitted, type SignInFailureCode, type SignInOutcome } from './signInAdmin.ts'
export { hasStoredSession, STORAGE_KEY, type StoredSession } from './storedSession.ts'
export { type SupabaseGatewayOptions } from './supabaseGateway.ts'
