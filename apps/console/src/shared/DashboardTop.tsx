import { useAuth } from '@dira/auth/react'
import { AdminWelcome } from './AdminWelcome/AdminWelcome.tsx'
import { Heading, Stack } from '@dira/ui'
import type { ReactNode } from 'react'

/** The head of the dashboard with the card that greets; below it what the dashboard has. */
export function DashboardTop({ children }: { readonly children?: ReactNode }) {
  const { user, isAdmin, isRefreshing, refreshStatus, signOut } = useAuth()
  return (
    <Titled>
      <AdminWelcome
        user={user && (isAdmin ? { ...user, isAdmin } : { isAdmin })}
        isRefreshing={isRefreshing}
        onRefresh={() => void refreshStatus()}
        onSignOut={() => void signOut()}
      />
      {children}
    </Titled>
  )
}

/** Until it is known who is signed in. */
export function LoadingDashboard() {
  return (
    <Titled>
      <AdminWelcome onRefresh={nothing} onSignOut={nothing} />
    </Titled>
  )
}

const nothing = () => undefined

/** The dashboard below its heading. */
export function Titled({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={5}>
      <Heading level={1} size="h2">
        Admin Dashboard
      </Heading>
      {children}
    </Stack>
  )
}
