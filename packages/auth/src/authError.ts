/** An error of the service (section 8 of the specification, "Auth library errors"). */
export interface AuthError {
  readonly code:
    | 'invalid-credentials'
    | 'invalid-token'
    | 'rate-limited'
    | 'session-missing'
    | 'unreachable'
    | 'unreadable'
    | 'weak-password'
    | 'unexpected'
  /** The service's message, or ours where it sent none that a person can read. */
  readonly message: string
  /** Why a password is too weak. */
  readonly reasons?: readonly string[]
}

/** Our codes for the errors of the client library, by their names. */
const CODES_BY_NAME: Readonly<Record<string, AuthError['code']>> = {
  AuthInvalidCredentialsError: 'invalid-credentials',
  AuthInvalidJwtError: 'invalid-token',
  AuthInvalidTokenResponseError: 'unreadable',
  AuthRetryableFetchError: 'unreachable',
  AuthSessionMissingError: 'session-missing',
  AuthUnknownError: 'unreadable',
  AuthWeakPasswordError: 'weak-password',
}

/** Our codes for the errors of the service, by its codes. */
const CODES_BY_CODE: Readonly<Record<string, AuthError['code']>> = {
  bad_jwt: 'invalid-token',
  invalid_credentials: 'invalid-credentials',
  over_request_rate_limit: 'rate-limited',
  PGRST301: 'invalid-token',
  PGRST303: 'invalid-token',
  refresh_token_not_found: 'session-missing',
  session_expired: 'session-missing',
  session_not_found: 'session-missing',
}

/** No answer at all, or a gateway's: trying again later may help. */
const RETRYABLE_STATUSES: readonly unknown[] = [0, 502, 503, 504]

/** For errors without a readable message. */
const MESSAGES: Partial<Record<AuthError['code'], string>> = {
  unreachable: 'The server could not be reached',
  unreadable: 'The server gave an answer that could not be read',
}

/** Converts any error of the client library. */
export function authErrorFrom(error: unknown): AuthError {
  const { name, code, status, message, reasons } = Object(error) as Record<string, unknown>
  const ours =
    lookUp(CODES_BY_CODE, code) ??
    lookUp(CODES_BY_NAME, name) ??
    // Only to visitors is a missing right a 401: the token was not read as one.
    (code === '42501' && status === 401 ? 'session-missing' : undefined) ??
    (RETRYABLE_STATUSES.includes(status) ? 'unreachable' : 'unexpected')
  // With status 0 the message is the browser's, for an unreadable answer it is the JSON parser's.
  const isReadable = typeof message === 'string' && /\w/.test(message) && ours !== 'unreadable' && status !== 0
  return {
    code: ours,
    message: isReadable ? message : (MESSAGES[ours] ?? 'Unknown error'),
    ...(Array.isArray(reasons) && { reasons: reasons.map(String) }),
  }
}

function lookUp(table: Readonly<Record<string, AuthError['code']>>, key: unknown): AuthError['code'] | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
}
