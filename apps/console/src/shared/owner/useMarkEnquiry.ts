import { useQueryClient } from '@tanstack/react-query'
import { useNotices } from '@dira/app'
import { OWNER, useOwnerHomeData } from './useOwnerHome.ts'

interface Marked {
  readonly id: string
  readonly name: string
}

/** Marks an enquiry as answered by hand, or takes that back; each offers the other. */
export function useMarkEnquiry() {
  const data = useOwnerHomeData()
  const client = useQueryClient()
  const { notify } = useNotices()

  return async function mark({ id, name }: Marked, isAnswered: boolean): Promise<void> {
    try {
      await data.markEnquiry(id, isAnswered)
      await client.invalidateQueries({ queryKey: OWNER })
      notify(isAnswered ? `The enquiry of ${name} is answered.` : `The enquiry of ${name} waits for an answer.`, {
        action: { label: 'Undo', onPress: () => void mark({ id, name }, !isAnswered) },
      })
    } catch {
      notify('It could not be marked. Nothing was changed.', { tone: 'error' })
    }
  }
}
