import { useAuth } from '@dira/auth/react'
import { connectAdministrators, connectHistory } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { NO_ADDRESS, useLinks } from '../../shared/account/links/useLinks.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { shownOperation } from '../../shared/history/shownOperation.ts'
import type { AdministratorsProps } from './Administrators/Administrators.tsx'

const KEY = ['administrators'] as const

const REFUSED = 'This address is no e-mail address, or what it is has just changed'
const ALREADY = 'This is an administrator already. A new password has a link of its own above.'

/** The administrators of the data service, as `Administrators` takes them. */
export function useAdministrators(): AdministratorsProps {
  const options = useDataOptions()
  const data = useMemo(() => connectAdministrators({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const history = useMemo(() => connectHistory(options), [options])
  const { user, signOut } = useAuth()
  // Everything is read again: a removed administrator answers no emails any more.
  const { making, refuse, make, write } = useLinks('That could not be stored. The list shows who is an administrator.')
  const [shown, setShown] = useState<string>()
  const list = useQuery({ queryKey: [...KEY, 'list'], queryFn: data.list })
  const changes = useQuery({
    queryKey: [...KEY, 'changes', shown],
    queryFn: () => history.operations({ actor: shown ?? '' }, { size: 20 }),
    enabled: shown !== undefined,
  })

  return {
    state: list.data ? { status: 'ready', ...list.data } : { status: list.isError ? 'failed' : 'loading' },
    me: user?.id,
    making,
    changes:
      shown === undefined
        ? undefined
        : {
            of: shown,
            changes: changes.data?.operations.map(shownOperation),
            hrefOf: (operation) => historyHref({}, operation),
          },
    onChangesOf: setShown,
    onRetry: () => void list.refetch(),
    onInvite: (email) => {
      const isOne = list.data?.administrators.some((one) => one.email === email.toLowerCase())
      if (!email.includes('@')) refuse({ error: NO_ADDRESS })
      else if (isOne) refuse({ error: ALREADY })
      else void make(async () => data.makeLink(email, 'invitation'), { error: REFUSED })
    },
    onNewPassword: ({ email }) => void make(async () => data.makeLink(email, 'password'), { error: REFUSED }),
    onWithdraw: ({ id, email }) =>
      void write(
        async () => data.withdraw(id),
        `The link for ${email} opens nothing now`,
        'It could not be used any more',
      ),
    onRemove: ({ id, email }) => {
      const removed = write(
        async () => data.remove(id),
        `${email} is no administrator now`,
        `${email} was none any more`,
      )
      // An administrator who steps down is led away; where it could not be stored, logging in again shows that.
      if (id === user?.id) void removed.then(signOut)
    },
  }
}
