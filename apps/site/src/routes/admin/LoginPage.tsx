import { safeRedirect } from '@dira/auth'
import { Link, LoginForm, Text } from '@dira/ui'
import { useEffect } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { PasswordWay } from '../../account/PasswordWay.tsx'
import { useSignIn } from '../../account/useSignIn.ts'
import { useAddress } from '../../app/address.ts'
import { useGo } from '../../app/overlays.tsx'
import { paths } from '../../app/paths.ts'

/** `/admin`: where administrators sign in. Who is signed in already goes on to the dashboard. */
export function LoginPage() {
  const { isAdmin } = useAccount()
  const go = useGo()
  const { search } = useAddress()
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
