import { safeRedirect } from '@dira/auth'
import { connectInvitation } from '@dira/data'
import { ForgottenPassword, Link, LoginForm, Text } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { useSignIn } from '../../account/useSignIn.ts'
import { useAddress } from '../../app/address.ts'
import { useGo } from '../../app/overlays.tsx'
import { paths } from '../../app/paths.ts'

/** `/owner/sign-in`: where owners sign in. Who is signed in already goes on to the page that was asked for. */
export function SignInPage() {
  const { isSignedIn } = useAccount()
  const go = useGo()
  const { search } = useAddress()
  const signIn = useSignIn('everybody')

  useEffect(() => {
    if (isSignedIn) go(safeRedirect(new URLSearchParams(search).get('redirectTo'), paths.owner), { replace: true })
  }, [go, isSignedIn, search])

  return (
    <LoginForm audience="owner" {...signIn}>
      <PasswordWay />
      <Text size="small" tone="muted">
        Accounts come with a listing: <Link href={paths.listings}>claim your page in the guide</Link>, or{' '}
        <Link href={paths.getListed()}>apply for a new one</Link>.
      </Text>
    </LoginForm>
  )
}

/** The way on for who forgot the password: a link by mail, or whoever runs the guide, who makes one. */
function PasswordWay() {
  const [outcome, setOutcome] = useState<'asked' | 'limited' | 'unreachable'>()
  const [isBusy, setBusy] = useState(false)
  const { data: isByMail } = useQuery({
    queryKey: ['password-links'],
    queryFn: () => linkData().canAskForPassword(),
  })
  const ask = async (email: string) => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await linkData().askForPassword(email))
    setBusy(false)
  }
  if (isByMail) return <ForgottenPassword onAsk={(email) => void ask(email)} outcome={outcome} isBusy={isBusy} />
  if (isByMail === undefined) return null
  return (
    <Text size="small" tone="muted">
      Forgot the password? <Link href={paths.contact}>Write to us</Link>, and we make you a link for a new one.
    </Text>
  )
}

/** Of the site's own server, wherever the data is. */
const linkData = () => connectInvitation({ site: location.origin })
