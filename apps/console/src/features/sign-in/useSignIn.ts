import { AUTH_MESSAGES, type Admitted, type FieldErrors, type SignInFailureCode } from '@dira/auth'
import type { LoginCredentials, LoginFormProps } from '../../shared/account/LoginForm/LoginForm.tsx'
import { useEffect, useState } from 'react'
import { useNotices, useAccount } from '@dira/app'

/** Why nobody was signed in. */
interface SignInFailure {
  readonly code: SignInFailureCode
  readonly sentence: string
}

/** What a LoginForm needs to sign somebody in, and why that failed. */
export function useSignIn(
  admitted: Admitted,
): Pick<LoginFormProps, 'isBusy' | 'errors' | 'onSubmit'> & { readonly failure: SignInFailure | undefined } {
  const { load, signIn } = useAccount()
  const { notify, prepare } = useNotices('sign-in')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<SignInFailure>()

  useEffect(prepare, [prepare])
  useEffect(() => void load().catch(() => undefined), [load])

  const fail = (code: SignInFailureCode, message = '') => setFailure({ code, sentence: AUTH_MESSAGES[code](message) })
  const send = async (credentials: LoginCredentials) => {
    setBusy(true)
    setErrors({})
    setFailure(undefined)
    try {
      const outcome = await signIn(credentials, admitted)
      if (outcome.ok) return setBusy(false)
      const { error } = outcome
      if ('fields' in error) setErrors(error.fields)
      else fail(error.code, error.message)
    } catch {
      fail('login-exception')
      notify(AUTH_MESSAGES['login-exception'](), { tone: 'error', isSilent: true })
    }
    setBusy(false)
  }

  return { isBusy, errors: sentencesOf(errors), failure, onSubmit: (credentials) => void send(credentials) }
}

function sentencesOf({ email, password }: FieldErrors) {
  return {
    ...(email && { email: AUTH_MESSAGES[email]() }),
    ...(password && { password: AUTH_MESSAGES[password]() }),
  }
}
