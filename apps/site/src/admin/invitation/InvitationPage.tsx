import {
  connectInvitation,
  newPassword,
  NEW_PASSWORD_LEAST,
  type ClosedInvitation,
  type InvitationLook,
  type NoAnswer,
} from '@dira/data'
import { InvitationForm, type InvitationState } from '@dira/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { useGo } from '../../app/overlays.tsx'
import { paths } from '../../app/paths.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useNotices } from '../../notices/NoticeProvider.tsx'

const PASSWORD = `A password has at least ${NEW_PASSWORD_LEAST} characters, and at most 72 without accents`
const UNREACHABLE = 'The server did not answer. Try again in a minute.'

/** `/admin/invitation#…`: the page that a link for an administrator opens. What is in the link is sent when it is read or used, and to nobody else. */
export function InvitationPage() {
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
      const outcome = await (await load()).signIn({ email, password })
      if (outcome.ok) return go(paths.dashboard, { replace: true })
    } catch {
      // The login page says what there is to say.
    }
    notify('The password is set. Log in with it.')
    go(paths.admin, { replace: true })
  }

  const accept = async (password: string) => {
    if (token === undefined) return
    setWrong({})
    if (!newPassword.safeParse(password).success) return setWrong({ error: PASSWORD })
    setBusy(true)
    const outcome = await linkData().accept(token, password)
    if (outcome.ok) await signIn(outcome.email, password)
    else if (outcome.state === 'password') setWrong({ error: outcome.message })
    else if (outcome.state === 'unreachable') setWrong({ message: UNREACHABLE })
    else setClosed({ token, status: outcome.state })
    setBusy(false)
  }

  return (
    <>
      <PageHeader />
      <main id="main" tabIndex={-1}>
        <InvitationForm
          state={closed && closed.token === token ? closed : stateOf(found)}
          least={NEW_PASSWORD_LEAST}
          loginHref={paths.admin}
          onRetry={() => {
            setClosed(undefined)
            void refetch()
          }}
          onAccept={(password) => void accept(password)}
          isBusy={isBusy}
          {...wrong}
        />
      </main>
    </>
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

/** Of the site's own server, wherever the data is. */
const linkData = () => connectInvitation({ site: location.origin })
