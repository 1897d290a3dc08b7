import {
  hasStoredSession,
  STORAGE_KEY,
  type Admitted,
  type Auth,
  type AuthNotice,
  type Credentials,
  type SignInOutcome,
} from '@dira/auth'
import type { SiteAccount } from '@dira/ui'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { askServerTime, type SiteConfig } from '@dira/data/site'
import { useNotices } from '../notices/NoticeProvider.tsx'

/** The signed-in account, as far as every page needs to know it. */
export interface Account {
  /** For display only, as `who`; the database decides what an administrator or an owner may do. */
  readonly isAdmin: boolean
  /** An owner is anybody with an account that is no administrator's. */
  readonly who: SiteAccount['who']
  /** Whether anybody is signed in, also where nobody could find out who. */
  readonly isSignedIn: boolean
  /** Set when the code of signing in has loaded. */
  readonly auth: Auth | undefined
  /** Loads that code. Rejects when it cannot be fetched. */
  readonly load: () => Promise<Auth>
  /** Signs in from a form, which says what went wrong: the toast of that is shown and not announced. Rejects as `load` does. */
  readonly signIn: (credentials: Credentials, admitted: Admitted) => Promise<SignInOutcome>
}

const AccountContext = createContext<Account | null>(null)

interface AccountProviderProps {
  /** Where accounts are. */
  readonly config: Pick<SiteConfig, 'apiUrl' | 'publishableKey'>
  /** Whether what a check finds is told that nobody asked for, as pages for administrators do. @default false */
  readonly tellsChecks?: boolean
  readonly children: ReactNode
}

/**
 * Finds out who is signed in. Visitors without a stored session load nothing for it; only the pages for administrators and owners
 * call `load` then.
 */
export function AccountProvider({ config, tellsChecks = false, children }: AccountProviderProps) {
  const [auth, setAuth] = useState<Auth>()
  const load = useCallback(async () => {
    // Their pages say of much how long ago it was; where nobody answers, the device is believed.
    void askServerTime().catch(() => undefined)
    const { siteAuth } = await import('./siteAuth.ts')
    const loaded = siteAuth(config)
    // At once: the listener below must not miss a notice of what the caller does next.
    flushSync(() => setAuth(loaded))
    return loaded
  }, [config])

  useEffect(() => {
    // When the code cannot be fetched, the page stays as a visitor sees it.
    const loadQuietly = () => void load().catch(() => undefined)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Another tab signed in.
      if (key === STORAGE_KEY && newValue !== null) loadQuietly()
    }
    if (hasStoredSession()) loadQuietly()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [load])

  const isAtForm = useRef(false)
  const signIn = useCallback(
    async (credentials: Credentials, admitted: Admitted) => {
      const loaded = await load()
      isAtForm.current = true
      try {
        return await loaded.signIn(credentials, admitted)
      } finally {
        isAtForm.current = false
      }
    },
    [load],
  )

  const { notify } = useNotices('sign-in')
  const showNotice = useEffectEvent(({ asked, code, sentence, tone }: AuthNotice) => {
    // Visitors' pages show only what the user asked for, and a check that nobody asked for is silent unless it fails.
    const isOfInterest = asked || (tellsChecks && !SILENT.has(code))
    if (isOfInterest) notify(sentence, { tone, isSilent: isAtForm.current && tone === 'error' })
  })
  useEffect(() => {
    if (!auth) return
    const stopListening = auth.onNotice((notice) => showNotice(notice))
    const stop = auth.start()
    return () => {
      stopListening()
      stop()
    }
  }, [auth])

  const status = useSyncExternalStore(
    auth?.subscribe ?? subscribeToNothing,
    () => auth?.getState().status,
    () => undefined,
  )
  const account = useMemo(
    () =>
      ({
        isAdmin: status === 'admin',
        who: status === 'admin' ? status : status === 'not-admin' ? 'owner' : 'visitor',
        isSignedIn: status === 'admin' || status === 'not-admin' || status === 'unverified',
        auth,
        load,
        signIn,
      }) as const,
    [auth, status, load, signIn],
  )
  return <AccountContext value={account}>{children}</AccountContext>
}

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountProvider above it, as App has.')
  return account
}

const SILENT: ReadonlySet<AuthNotice['code']> = new Set(['check-started', 'check-succeeded'])

function subscribeToNothing() {
  return () => undefined
}
