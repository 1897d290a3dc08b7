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

/** `/admin`: where administrators sign in. Who is signed in already goes on to the dashboard. */
export function LoginPage() {
  const { isAdmin } = useAccount()
  const go = useGo()
  const { search } = useLocation()
  const { failure, ...signIn } = useSignIn('administrators')

  useEffect(() => {
    if (isAdmin) go(safeRedirect(new URLSearchParams(search).get('redirectTo')), { replace: true })
  }, [go, isAdmin, search])

  return (
    <LoginForm
      {...signIn}
      message={
        failure?.code === 'access-denied' ? (
          <>
            {failure.sentence}. If you look after a page, sign in at the{' '}
            <Link href={paths.ownerSignIn()}>owner sign-in</Link>.
          </>
        ) : (
          failure?.sentence
        )
      }
    >
      <PasswordWay>
        Another administrator makes you a link for a new one. If you are the only one, whoever runs the server does.
      </PasswordWay>
      <Text size="small" tone="muted">
        Do you look after a page? <Link href={paths.ownerSignIn()}>Owner sign-in</Link>
      </Text>
    </LoginForm>
  )
}
