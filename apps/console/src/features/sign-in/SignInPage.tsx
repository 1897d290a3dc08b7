import { safeRedirect } from '@dira/auth'
import { Link, Text } from '@dira/ui'
import { LoginForm } from '../../shared/account/LoginForm/LoginForm.tsx'
import { useEffect } from 'react'
import { useAccount } from '@dira/app'
import { PasswordWay } from './PasswordWay.tsx'
import { useSignIn } from './useSignIn.ts'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { paths } from '@dira/data/site'

/** `/owner/sign-in`: where owners sign in. Who is signed in already goes on to the page that was asked for. */
export function SignInPage() {
  const { isSignedIn } = useAccount()
  const go = useGo()
  const { search } = useLocation()
  const { failure, ...signIn } = useSignIn('everybody')

  useEffect(() => {
    if (isSignedIn) go(safeRedirect(new URLSearchParams(search).get('redirectTo'), paths.owner), { replace: true })
  }, [go, isSignedIn, search])

  return (
    <LoginForm audience="owner" message={failure?.sentence} {...signIn}>
      <PasswordWay>
        <Link href={paths.contact}>Write to us</Link>, and we make you a link for a new one.
      </PasswordWay>
      <Text size="small" tone="muted">
        Accounts come with a listing: <Link href={paths.listings}>claim your page in the guide</Link>, or{' '}
        <Link href={paths.getListed()}>apply for a new one</Link>.
      </Text>
      <Text size="small" tone="muted">
        Do you run this guide? <Link href={paths.admin}>Admin Login</Link>
      </Text>
    </LoginForm>
  )
}
