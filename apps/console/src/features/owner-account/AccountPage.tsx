import { useAuth } from '@dira/auth/react'
import { NEW_PASSWORD_LEAST } from '@dira/data'
import { OwnerAccount } from './OwnerAccount/OwnerAccount.tsx'
import { PageBody } from '@dira/ui'
import { useAccountChanges } from './useAccountChanges.ts'

/** `/owner/account`: who is signed in, another password or e-mail address, and the way out. */
export function AccountPage() {
  const { user, isAdmin, signOut } = useAuth()
  const { email, password, address, changePassword, changeEmail } = useAccountChanges()
  return (
    <PageBody>
      <OwnerAccount
        email={email ?? user?.email ?? ''}
        least={NEW_PASSWORD_LEAST}
        onSignOut={() => void signOut()}
        onChangePassword={(asked) => void changePassword(asked)}
        password={password}
        // Administrators invite each other by another address.
        canChangeEmail={!isAdmin}
        onChangeEmail={(asked) => void changeEmail(asked)}
        address={address}
      />
    </PageBody>
  )
}
