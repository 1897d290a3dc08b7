import {
  connectInvitation,
  newPassword,
  NEW_PASSWORD_LEAST,
  type ClosedInvitation,
  type InvitationLook,
  type NoAnswer,
} from '@dira/data'
import { InvitationForm, type InvitationState } from './InvitationForm/InvitationForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useGo } from '../useGo.ts'
import { paths } from '@dira/data/site'
import { useNotices, useAccount } from '@dira/app'

const PASSWORD = `A password has at least ${NEW_PASSWORD_LEAST} characters, and at most 72 without accents`
const UNREACHABLE = 'The server did not answer. Try again in a minute.'

/** Where who used a link goes on, and where who already has signs in. */
const WAYS = {
  admin: { home: paths.dashboard, login: paths.admin, admitted: 'administrators' },
  owner: { home: paths.owner, login: paths.ownerSignIn(), admitted: 'everybody' },
} as const

/** What a link in the address opens. What is in it is sent when it is read or used, and to nobody else. */
export function OpenedInvitation({ audience }: { readonly audience: keyof typeof WAYS }) {
  const { home, login, admitted } = WAYS[audience]
  const { load } = useAccount()
  const { notify } = useNotices()
  const go = useGo()
  const token = useSyncExternalStore(subscribe, tokenOfAddress, () => undefined)
  const [closed, setClosed] = useState<{ readonly token: string; readonly status: ClosedInvitation | NoAnswer }>()
  const [wrong, setWrong] = useState<{ readonly error?: string; readonly message?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const { data: found, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => linkData().look(token ?? ''),
    enabled: token !== undefined,
    refetchOnWindowFocus: false,
  })

  const signIn = async (email: string, password: string) => {
    try {
      const outcome = await (await load()).signIn({ email, password }, admitted)
      if (outcome.ok) return go(home, { replace: true })
    } catch {
      // The login page says what there is to say.
    }
    notify('The password is set. Log in with it.')
    go(login, { replace: true })
  }

  const accept = async (password: string) => {
    if (token === undefined) return
    setWrong({})
    const keepsPassword = found?.state === 'open' && found.keepsPassword
    if (!keepsPassword && !newPassword.safeParse(password).success) return setWrong({ error: PASSWORD })
    setBusy(true)
    const outcome = await linkData().accept(token, keepsPassword ? undefined : password)
    if (outcome.ok && keepsPassword) {
      if (found.purpose === 'owner-email') notify('Your address is changed. From now on you sign in with it.')
      go(home, { replace: true })
    } else if (outcome.ok) await signIn(outcome.email, password)
    else if (outcome.state === 'password') setWrong({ error: outcome.message })
    else if (outcome.state === 'unreachable') setWrong({ message: UNREACHABLE })
    else setClosed({ token, status: outcome.state })
    setBusy(false)
  }

  return (
    <InvitationForm
      audience={audience}
      state={closed && closed.token === token ? closed : stateOf(found)}
      least={NEW_PASSWORD_LEAST}
      loginHref={login}
      onRetry={() => {
        setClosed(undefined)
        void refetch()
      }}
      onAccept={(password) => void accept(password)}
      isBusy={isBusy}
      {...wrong}
    />
  )
}

function stateOf(found: InvitationLook | undefined): InvitationState {
  if (!found) return { status: 'reading' }
  if (found.state !== 'open') return { status: found.state }
  const { state: status, ...invitation } = found
  return { status, ...invitation }
}

/** Another link in the same tab changes nothing else of the address. */
function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

const tokenOfAddress = () => location.hash.slice(1)

/** The links of the site's own server, wherever the data is. */
const linkData = () => connectInvitation({ site: location.origin })
