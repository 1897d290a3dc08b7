import { AUTH_MESSAGES, type Admitted, type FieldErrors } from '@dira/auth'
import type { LoginCredentials, LoginFormProps } from '@dira/ui'
import { useEffect, useState } from 'react'
import { useNotices } from '../notices/NoticeProvider.tsx'
import { useAccount } from './AccountProvider.tsx'

/** What a LoginForm needs to sign somebody in. */
export function useSignIn(admitted: Admitted): Pick<LoginFormProps, 'isBusy' | 'errors' | 'onSubmit'> {
  const { load } = useAccount()
  const { notify, prepare } = useNotices('sign-in')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(prepare, [prepare])
  useEffect(() => void load().catch(() => undefined), [load])

  const signIn = async (credentials: LoginCredentials) => {
    setBusy(true)
    setErrors({})
    try {
      const auth = await load()
      const outcome = await auth.signIn(credentials, admitted)
      if (!outcome.ok && 'fields' in outcome.error) setErrors(outcome.error.fields)
    } catch {
      notify(AUTH_MESSAGES['login-exception'](), { tone: 'error' })
    }
    setBusy(false)
  }

  return { isBusy, errors: sentencesOf(errors), onSubmit: (credentials) => void signIn(credentials) }
}

function sentencesOf({ email, password }: FieldErrors) {
  return {
    ...(email && { email: AUTH_MESSAGES[email]() }),
    ...(password && { password: AUTH_MESSAGES[password]() }),
  }
}
