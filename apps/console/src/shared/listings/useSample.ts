import { useAccount, useNotices } from '@dira/app'
import { connectHistory, connectListed } from '@dira/data'
import { countText } from '@dira/data/site'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'
import { useUndo } from '../useUndo.ts'
import { useWrite } from '../useWrite.ts'

/** How many listings are sample data, undefined while that is not known, and their removal, which a notice takes back. */
export function useSample() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const { offerUndo } = useUndo()
  const { notify } = useNotices()
  const write = useWrite('The sample could not be removed. Try again.')
  const writeBack = useWrite('The sample could not be brought back. History does it too.')
  const { data: count } = useQuery({
    queryKey: ['listings', 'sample'],
    queryFn: async () => listed.count({ needs: 'sample' }),
    enabled: isAdmin,
  })
  async function bringBack(operation: number): Promise<void> {
    if (await writeBack(async () => connectHistory(options).beginUndo(operation))) notify('The sample comes back')
  }
  const removal = useMutation({
    mutationFn: async () =>
      write(async () => {
        const { operation, changed } = await listed.removeSample()
        if (operation === null) return
        offerUndo(`${countText(changed)} sample listings archived`, () => void bringBack(operation))
      }),
  })
  return { count, remove: () => removal.mutate(), isRemoving: removal.isPending }
}
