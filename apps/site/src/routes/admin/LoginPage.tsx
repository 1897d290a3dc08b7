import { safeRedirect } from '@dira/auth'
import { LoginForm } from '@dira/ui'
import { useEffect } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { useSignIn } from '../../account/useSignIn.ts'
import { useAddress } from '../../app/address.ts'
import { useGo } from '../../app/overlays.tsx'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage } from '../../app/usePage.ts'

/** `/admin`: where administrators sign in. Who is signed in already goes on to the dashboard. */
export function LoginPage() {
  return <PageSwitch state={usePage()}>{() => <Login />}</PageSwitch>
}

function Login() {
  const { isAdmin } = useAccount()
  const go = useGo()
  const { search } = useAddress()
  const signIn = useSignIn('administrators')

  useEffect(() => {
    if (isAdmin) go(safeRedirect(new URLSearchParams(search).get('redirectTo')), { replace: true })
  }, [go, isAdmin, search])

  return <LoginForm {...signIn} />
}
