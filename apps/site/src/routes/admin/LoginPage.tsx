import { AUTH_MESSAGES, safeRedirect, type FieldErrors } from '@dira/auth'
import { LoginForm, type LoginCredentials } from '@dira/ui'
import { useEffect, useState } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { useAddress } from '../../app/address.ts'
import { useGo } from '../../app/overlays.tsx'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage } from '../../app/usePage.ts'
import { useNotices } from '../../notices/NoticeProvider.tsx'

/** `/admin`: where administrators sign in. Who is signed in already goes on to the dashboard. */
export function LoginPage() {
  return <PageSwitch state={usePage()}>{() => <Login />}</PageSwitch>
}

function Login() {
  const { isAdmin, load } = useAccount()
  const { notify, prepare } = useNotices()
  const go = useGo()
  const { search } = useAddress()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(prepare, [prepare])
  useEffect(() => void load().catch(() => undefined), [load])
  useEffect(() => {
    if (isAdmin) go(safeRedirect(new URLSearchParams(search).get('redirectTo')), { replace: true })
  }, [go, isAdmin, search])

  const signIn = async (credentials: LoginCredentials) => {
    setBusy(true)
    setErrors({})
    try {
      const auth = await load()
      const outcome = await auth.signIn(credentials)
      if (!outcome.ok && 'fields' in outcome.error) setErrors(outcome.error.fields)
    } catch {
      notify(AUTH_MESSAGES['login-exception'](), { tone: 'error' })
    }
    setBusy(false)
  }

  return <LoginForm isBusy={isBusy} errors={sentencesOf(errors)} onSubmit={(credentials) => void signIn(credentials)} />
}

function sentencesOf({ email, password }: FieldErrors) {
  return {
    ...(email && { email: AUTH_MESSAGES[email]() }),
    ...(password && { password: AUTH_MESSAGES[password]() }),
  }
}
