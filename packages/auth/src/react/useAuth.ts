import { use } from 'react'
import { AuthContext, type AuthView } from './AuthContext.ts'

/** Who is signed in, and what can be done about it. The component is rendered again when that changes. */
export function useAuth(): AuthView {
  return useAuthContext().view
}

export function useAuthContext() {
  const context = use(AuthContext)
  if (!context) throw new Error('useAuth is used outside of an AuthProvider: put one at the root.')
  return context
}
