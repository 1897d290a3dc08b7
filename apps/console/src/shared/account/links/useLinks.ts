import { useNotices } from '@dira/app'
import type { LinkOutcome } from '@dira/data'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettings } from '../../settings.ts'
import { useWrite } from '../../useWrite.ts'
import type { LinkMaking } from './InviteForm.tsx'

type Outcome = Pick<LinkMaking, 'made' | 'error' | 'message'>

export const NO_ADDRESS = 'Write the whole address, such as name@example.com'
const UNREACHABLE = 'No link was made: the server did not answer. Try again in a minute.'

/** How links for accounts are made and taken back, and accounts removed. */
export function useLinks(notStored: string) {
  const { notify } = useNotices()
  const client = useQueryClient()
  const store = useWrite(notStored)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})
  const [hasServer, setHasServer] = useState(!useSettings().isStatic)

  return {
    making: { ...outcome, isBusy, hasServer },
    /** Says why no link is made. */
    refuse: setOutcome,
    /** Makes a link; `refused` is said where it is not made for this address. */
    make: async (link: () => Promise<LinkOutcome>, refused: Outcome): Promise<void> => {
      setOutcome({})
      setBusy(true)
      const answer = await link()
      setBusy(false)
      void client.invalidateQueries()
      if (answer.ok) setOutcome({ made: answer.value })
      else if (answer.error === 'no-server') setHasServer(false)
      else setOutcome(answer.error === 'refused' ? refused : { message: UNREACHABLE })
    },
    /** Writes, and says whether there still was something to write. */
    write: async (work: () => Promise<boolean>, done: string, gone: string): Promise<boolean> => {
      setOutcome({})
      return store(async () => notify((await work()) ? done : gone))
    },
  }
}
