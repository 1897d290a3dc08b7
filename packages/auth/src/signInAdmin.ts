import type { AuthGateway, AuthUser } from './authGateway.ts'
import { parseCredentials, type Credentials, type FieldErrors } from './credentials.ts'
import type { AuthMessageCode } from './messages.ts'

export type SignInFailureCode = Extract<
  AuthMessageCode,
  'login-failed' | 'login-verification-failed' | 'access-denied' | 'login-exception'
>

/** After any failure nobody is signed in. */
export type SignInOutcome =
  | { readonly ok: true; readonly value: AuthUser }
  | { readonly ok: false; readonly error: { readonly code: 'credentials-invalid'; readonly fields: FieldErrors } }
  | { readonly ok: false; readonly error: { readonly code: SignInFailureCode; readonly message: string } }

export interface SignInSteps extends Pick<AuthGateway, 'signIn' | 'signOut'> {
  /** @default anybody with an account is admitted */
  readonly checkAdmin?: AuthGateway['checkAdmin'] | undefined
  /** Called before the administrator check. */
  readonly onChecking?: () => void
}

/** Whom a sign-in admits: administrators, or anybody with an account. What that account may do, the database decides. */
export type Admitted = 'administrators' | 'everybody'

/**
 * Validates the credentials, signs in, and checks. When the account is not an administrator's, or the check fails, it signs out
 * again.
 */
export async function signInAdmin(
  typed: Credentials,
  { signIn, checkAdmin, signOut, onChecking }: SignInSteps,
): Promise<SignInOutcome> {
  const credentials = parseCredentials(typed)
  if (!credentials.ok) return { ok: false, error: { code: 'credentials-invalid', fields: credentials.errors } }
  const fail = (code: SignInFailureCode, message = ''): SignInOutcome => ({ ok: false, error: { code, message } })
  try {
    const signedIn = await signIn(credentials.value)
    if (!signedIn.ok) return fail('login-failed', signedIn.error.message)
    if (!checkAdmin) return signedIn
    onChecking?.()
    const isAdmin = await checkAdmin(signedIn.value.id)
    if (isAdmin.ok && isAdmin.value) return signedIn
    await signOut()
    return isAdmin.ok ? fail('access-denied') : fail('login-verification-failed', isAdmin.error.message)
  } catch {
    // The result stays the same when the sign-out fails too.
    await signOut().catch(() => undefined)
    return fail('login-exception')
  }
}
