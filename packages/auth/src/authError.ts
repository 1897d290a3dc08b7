/** What the service may answer instead of yes (section 8 of the specification, "Auth library errors"). */
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
  /** What the service said, or a sentence of ours where it said nothing that a person could read. */
  readonly message: string
  /** Why a password is too weak. */
  readonly reasons?: readonly string[]
}

/** What the client library's errors are to us, by their name. */
const CODES_BY_NAME: Readonly<Record<string, AuthError['code']>> = {
  AuthInvalidCredentialsError: 'invalid-credentials',
  AuthInvalidJwtError: 'invalid-token',
  AuthInvalidTokenResponseError: 'unreadable',
  AuthRetryableFetchError: 'unreachable',
  AuthSessionMissingError: 'session-missing',
  AuthUnknownError: 'unreadable',
  AuthWeakPasswordError: 'weak-password',
}

/** And the service's own answers, by the code that it gives them. */
const CODES_BY_CODE: Readonly<Record<string, AuthError['code']>> = {
  bad_jwt: 'invalid-token',
  invalid_credentials: 'invalid-credentials',
  over_request_rate_limit: 'rate-limited',
  PGRST301: 'invalid-token',
  session_not_found: 'session-missing',
}

/** Trying again later may help: no answer at all, or a server between that has none to pass on. */
const RETRYABLE_STATUSES: readonly unknown[] = [0, 502, 503, 504]

/** Where nobody gave a reason that a person could read. */
const MESSAGES: Partial<Record<AuthError['code'], string>> = {
  unreachable: 'The server could not be reached',
  unreadable: 'The server gave an answer that could not be read',
}

/** An error of the client library, whatever its form, as one of ours. */
export function authErrorFrom(error: unknown): AuthError {
  const { name, code, status, message, reasons } = Object(error) as Record<string, unknown>
  const ours =
    lookUp(CODES_BY_CODE, code) ??
    lookUp(CODES_BY_NAME, name) ??
    (RETRYABLE_STATUSES.includes(status) ? 'unreachable' : 'unexpected')
  // Without a status nobody answered, and what browsers say of that differs. An answer that is no JSON is told of by its parser.
  const isSpoken = typeof message === 'string' && /\w/.test(message) && ours !== 'unreadable' && status !== 0
  return {
    code: ours,
    message: isSpoken ? message : (MESSAGES[ours] ?? 'Unknown error'),
    ...(Array.isArray(reasons) && { reasons: reasons.map(String) }),
  }
}

function lookUp(table: Readonly<Record<string, AuthError['code']>>, key: unknown): AuthError['code'] | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
}
