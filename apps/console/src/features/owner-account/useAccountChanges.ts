import { connectAccount, newPassword, NEW_PASSWORD_LEAST, type AccountChange } from '@dira/data'
import type { AccountOutcome, OwnerAccountProps } from './OwnerAccount/OwnerAccount.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'

const WEAK = `A password has at least ${NEW_PASSWORD_LEAST} characters, and at most 72 without accents.`

/** The account that is signed in, and what came of changing it. */
export function useAccountChanges() {
  const options = useDataOptions()
  // The site's own server changes accounts, wherever the data is.
  const account = useMemo(() => connectAccount({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const [password, setPassword] = useState<NonNullable<OwnerAccountProps['password']>>({})
  const [address, setAddress] = useState<NonNullable<OwnerAccountProps['address']>>({})
  // The session may be older than the address.
  const { data } = useQuery({ queryKey: ['my-account'], queryFn: async () => (await account.read()) ?? null })
  return {
    email: data?.email,
    password,
    address,
    changePassword: async (asked: { readonly present: string; readonly chosen: string }) => {
      if (!newPassword.safeParse(asked.chosen).success) {
        return setPassword({ outcome: { state: 'refused', message: WEAK } })
      }
      setPassword({ isBusy: true })
      setPassword({ outcome: outcomeOf(await account.changePassword(asked)) })
    },
    changeEmail: async (asked: { readonly present: string; readonly email: string }) => {
      setAddress({ isBusy: true })
      setAddress({ outcome: outcomeOf(await account.changeEmail(asked)), email: asked.email })
    },
  }
}

function outcomeOf(change: AccountChange): AccountOutcome {
  return change.ok ? { state: 'done' } : change
}
