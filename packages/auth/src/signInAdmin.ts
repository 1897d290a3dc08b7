import type { AuthGateway, AuthUser } from './authGateway.ts'
import { parseCredentials, type Credentials, type FieldErrors } from './credentials.ts'
import type { AuthMessageCode } from './messages.ts'

export type SignInFailureCode = Extract<
  AuthMessageCode,
  'login-failed' | 'login-verification-failed' | 'access-denied' | 'login-exception'
>

/** An administrator, or why not. Whatever the failure, nobody is left signed in by it. */
export type SignInOutcome =
  | { readonly ok: true; readonly value: AuthUser }
  | { readonly ok: false; readonly error: { readonly code: 'credentials-invalid'; readonly fields: FieldErrors } }
  | { readonly ok: false; readonly error: { readonly code: SignInFailureCode; readonly message: string } }

export interface SignInSteps extends Pick<AuthGateway, 'signIn' | 'checkAdmin' | 'signOut'> {
  /** The administrator check begins. */
  readonly onChecking?: () => void
}

/**
 * Signs an administrator in: looks at what was typed, signs in, checks. Somebody who turns out to be no administrator, or of
 * whom it cannot be found out, is signed out again.
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
    onChecking?.()
    const isAdmin = await checkAdmin(signedIn.value.id)
    if (isAdmin.ok && isAdmin.value) return signedIn
    await signOut()
    return isAdmin.ok ? fail('access-denied') : fail('login-verification-failed', isAdmin.error.message)
  } catch {
    // A sign-out that fails as well must not hide that nobody is signed in.
    await signOut().catch(() => undefined)
    return fail('login-exception')
  }
}
