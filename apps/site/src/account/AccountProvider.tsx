import type { Auth } from '@dira/auth'
import { hasStoredSession, STORAGE_KEY } from '@dira/auth'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { AuthWatchProps } from './AuthWatch.tsx'

/** Who is signed in, as far as every page needs to know. */
export interface Account {
  /** For what is shown; what an administrator may do is decided by the database. */
  readonly isAdmin: boolean
  /** The whole of signing in, once its code is there. */
  readonly auth: Auth | undefined
  /** Fetches that code. Without a stored session, only the pages for administrators do. Rejects when it cannot be fetched. */
  readonly load: () => Promise<Auth>
}

const AccountContext = createContext<Account | null>(null)

/** Finds out who is signed in, where a session is stored in this browser. Visitors load nothing for it. */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const [isAdmin, setAdmin] = useState(false)
  const [auth, setAuth] = useState<Auth>()
  const [AuthWatch, setAuthWatch] = useState<ComponentType<AuthWatchProps>>()
  const [listening] = useState(() => Promise.withResolvers<Auth>())
  const load = useCallback(async () => {
    const loaded = await import('./AuthWatch.tsx')
    setAuthWatch(() => loaded.AuthWatch)
    return listening.promise
  }, [listening])
  const listen = useCallback(
    (heard: Auth) => {
      setAuth(heard)
      listening.resolve(heard)
    },
    [listening],
  )

  useEffect(() => {
    // A page whose network went stays as it is, for a visitor.
    const want = () => void load().catch(() => undefined)
    const follow = ({ key, newValue }: StorageEvent) => {
      // Another tab signed in.
      if (key === STORAGE_KEY && newValue !== null) want()
    }
    if (hasStoredSession()) want()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [load])

  const account = useMemo(() => ({ isAdmin, auth, load }), [auth, isAdmin, load])
  return (
    <AccountContext value={account}>
      {children}
      {AuthWatch && <AuthWatch onListen={listen} onAdmin={setAdmin} />}
    </AccountContext>
  )
}

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountProvider above it, as App has.')
  return account
}
