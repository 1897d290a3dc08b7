import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// It outlives a page, so that what the rail counts stays while the next one comes. A server asks nothing.
// Without a network it fails, and says so, instead of waiting for one in silence.
const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000, networkMode: 'always' } } })

/** What an administrator or an owner has read, for the pages below it. */
export function SessionQueries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Forgets what was read: it goes with the session. */
export function forgetQueries(): void {
  client.clear()
}
