'use client'

import { use } from 'react'
import { AuthContext, type AuthView } from './AuthContext.ts'

/** The signed-in user, and the actions of `Auth`. Rerenders the component when the state changes. */
export function useAuth(): AuthView {
  return useAuthContext().view
}

export function useAuthContext() {
  const context = use(AuthContext)
  if (!context) throw new Error('useAuth is used outside of an AuthProvider: put one at the root.')
  return context
}
