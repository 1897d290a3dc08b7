import { useAuth } from '@dira/auth/react'
import { connectAdministrators, connectHistory } from '@dira/data'
import type { AdministratorsProps } from './Administrators/Administrators.tsx'
import type { MadeLink } from '../../shared/account/MadeLinkNotice/MadeLinkNotice.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSettings } from '../../shared/settings.ts'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { shownOperation } from '../../shared/history/shownOperation.ts'

const KEY = ['administrators'] as const

const ADDRESS = 'Write the whole address, such as name@example.com'
const REFUSED = 'This address is no e-mail address, or what it is has just changed'
const ALREADY = 'This is an administrator already. A new password has a link of its own above.'
const UNREACHABLE = 'No link was made: the server did not answer. Try again in a minute.'
const NOT_STORED = 'That could not be stored. The list shows who is an administrator.'

/** The administrators of the data service, as `Administrators` takes them. */
export function useAdministrators(): AdministratorsProps {
  const options = useDataOptions()
  const data = useMemo(() => connectAdministrators({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const history = useMemo(() => connectHistory(options), [options])
  const { user, signOut } = useAuth()
  const { notify } = useNotices()
  const client = useQueryClient()
  const config = useSettings()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const [wrong, setWrong] = useState<Pick<AdministratorsProps, 'error' | 'message'>>({})
  const [hasServer, setHasServer] = useState(!config.isStatic)
  const [shown, setShown] = useState<string>()

  const list = useQuery({ queryKey: [...KEY, 'list'], queryFn: data.list })
  const changes = useQuery({
    queryKey: [...KEY, 'changes', shown],
    queryFn: () => history.operations({ actor: shown ?? '' }, { size: 20 }),
    enabled: shown !== undefined,
  })
  const readAgain = () => client.invalidateQueries()

  async function makeLink(email: string, purpose: 'invitation' | 'password'): Promise<void> {
    setWrong({})
    setMade(undefined)
    if (!email.includes('@')) return setWrong({ error: ADDRESS })
    const isOne = list.data?.administrators.some((one) => one.email === email.toLowerCase())
    if (purpose === 'invitation' && isOne) return setWrong({ error: ALREADY })
    setBusy(true)
    const outcome = await data.makeLink(email, purpose)
    setBusy(false)
    void readAgain()
    if (outcome.ok) setMade(outcome.value)
    else if (outcome.error === 'no-server') setHasServer(false)
    else setWrong(outcome.error === 'refused' ? { error: REFUSED } : { message: UNREACHABLE })
  }

  /** Writes, and reads everything again: who is removed also answers no emails any more. */
  async function write(work: () => Promise<boolean>, done: string, gone: string): Promise<void> {
    try {
      notify((await work()) ? done : gone)
    } catch {
      notify(NOT_STORED, { tone: 'error' })
    }
    void readAgain()
  }

  return {
    state: list.data
      ? {
          status: 'ready',
          administrators: list.data.administrators.map(({ createdAt, lastChangeAt, ...one }) => ({
            ...one,
            since: createdAt,
            lastChange: lastChangeAt,
            isMe: one.id === user?.id,
          })),
          invitations: list.data.invitations.map(({ purpose, ...invitation }) => ({
            ...invitation,
            purpose: purpose === 'password' ? purpose : 'invitation',
          })),
        }
      : { status: list.isError ? 'failed' : 'loading' },
    isBusy,
    made,
    ...wrong,
    hasServer,
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
    onInvite: (email) => void makeLink(email, 'invitation'),
    onNewPassword: ({ email }) => void makeLink(email, 'password'),
    onWithdraw: ({ id, email }) => {
      setMade(undefined)
      void write(() => data.withdraw(id), `The link for ${email} opens nothing now`, 'It could not be used any more')
    },
    onRemove: ({ id, email, isMe }) => {
      const removed = write(() => data.remove(id), `${email} is no administrator now`, `${email} was none any more`)
      // An administrator who steps down is led away; where it could not be stored, logging in again shows that.
      if (isMe) void removed.then(signOut)
    },
  }
}
