import type { Auth, AuthNotice } from '@dira/auth'
import { AuthProvider, useAuth } from '@dira/auth/react'
import { useEffect } from 'react'
import { useAddress } from '../app/address.ts'
import { isAdminPath } from '../app/paths.ts'
import { useServed } from '../app/PagePayloadProvider.tsx'
import { useNotices } from '../notices/NoticeProvider.tsx'
import { siteAuth } from './siteAuth.ts'

export interface AuthWatchProps {
  /** From now on somebody listens to what is told. */
  readonly onListen: (auth: Auth) => void
  readonly onAdmin: (isAdmin: boolean) => void
}

/** Follows the session, tells the site who is there, and shows what a person may be told of it. */
export function AuthWatch(props: AuthWatchProps) {
  const { served } = useServed()
  const { pathname } = useAddress()
  const { notify } = useNotices()
  const auth = siteAuth(served.config)
  const show = ({ asked, sentence, tone }: AuthNotice) => {
    // What happens in the background is no news for a visitor's page.
    if (asked || isAdminPath(pathname)) notify(sentence, { tone })
  }
  return (
    <AuthProvider auth={auth} onNotice={show}>
      <Report auth={auth} {...props} />
    </AuthProvider>
  )
}

function Report({ auth, onListen, onAdmin }: AuthWatchProps & { readonly auth: Auth }) {
  const { isAdmin } = useAuth()
  useEffect(() => onListen(auth), [auth, onListen])
  useEffect(() => onAdmin(isAdmin), [isAdmin, onAdmin])
  return null
}
