import type { Auth } from '@dira/auth'
import { AuthProvider } from '@dira/auth/react'
import { useEffect, type ReactNode } from 'react'
import { useAccount } from '@dira/app'

interface WithAuthProps {
  /** Shown until the code of signing in has loaded, and by a server. */
  readonly loading: ReactNode
  readonly children: (auth: Auth) => ReactNode
}

/** Loads the code of signing in for a page of the administration or of an owner. */
export function WithAuth({ loading, children }: WithAuthProps) {
  const { auth, load } = useAccount()
  useEffect(() => void load().catch(() => undefined), [load])
  if (!auth) return loading
  return <AuthProvider auth={auth}>{children(auth)}</AuthProvider>
}
