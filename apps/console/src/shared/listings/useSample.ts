import { useAccount, useNotices } from '@dira/app'
import { connectHistory, connectListed } from '@dira/data'
import { countText } from '@dira/data/site'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'

/** How many listings are sample data, undefined while that is not known, and their removal, which a notice takes back. */
export function useSample() {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  const listed = useMemo(() => connectListed(options), [options])
  const client = useQueryClient()
  const { notify } = useNotices()
  const { data: count } = useQuery({
    queryKey: ['listings', 'sample'],
    queryFn: async () => listed.count({ needs: 'sample' }),
    enabled: isAdmin,
  })

  const readAgain = async () => client.invalidateQueries()
  const undo = useMutation({
    mutationFn: async (operation: number) => connectHistory(options).beginUndo(operation),
    onSuccess: () => notify('The sample comes back'),
    onError: () => notify('The sample could not be brought back. History does it too.', { tone: 'error' }),
    onSettled: readAgain,
  })
  const removal = useMutation({
    mutationFn: listed.removeSample,
    onSuccess: ({ operation, changed }) => {
      if (operation === null) return
      const onPress = () => undo.mutate(operation)
      notify(`${countText(changed)} sample listings archived`, { action: { label: 'Undo', onPress } })
    },
    onError: () => notify('The sample could not be removed. Try again.', { tone: 'error' }),
    onSettled: readAgain,
  })
  return { count, remove: () => removal.mutate(), isRemoving: removal.isPending }
}
