import type { PersonDataProps } from './PersonData/PersonData.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotices } from '@dira/app'
import { useInboxData } from '../../shared/inbox/useInboxData.ts'
import { downloadJson } from '../../shared/download.ts'
import { storedOf } from './storedOf.ts'

/** The stored data of the person that was looked up last, as `PersonData` takes it. */
export function usePersonData(): PersonDataProps {
  const inbox = useInboxData()
  const client = useQueryClient()
  const { notify } = useNotices()
  const [email, setEmail] = useState<string>()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['inbox', 'person', email],
    queryFn: () => inbox.exportPerson(email ?? ''),
    enabled: email !== undefined,
    // It is somebody's data: nothing of it stays in memory.
    gcTime: 0,
    retry: false,
  })

  async function erase(address: string): Promise<void> {
    try {
      await inbox.erasePerson(address)
      notify(`Deleted, what was kept of ${address}`)
    } catch {
      notify('It could not be deleted. Look it up again: what is shown is still there.', { tone: 'error' })
    }
    await client.invalidateQueries({ queryKey: ['inbox'] })
  }

  return {
    person:
      email === undefined
        ? undefined
        : isFetching || isError || !data
          ? { status: isFetching ? 'looking' : 'failed' }
          : { status: 'ready', email, kept: storedOf(data), isAdministrator: data.is_administrator },
    onLook: (written) => (written === email ? void refetch() : setEmail(written)),
    onExport: (address) => data && downloadJson(`${address}.json`, data),
    onErase: (address) => void erase(address),
  }
}
