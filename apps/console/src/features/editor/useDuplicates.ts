import { readPossibleDuplicates, type ListingForm, type PossibleDuplicate, type Resembling } from '@dira/data'
import type { ListedDuplicate } from './ListedAlready/ListedAlready.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countries, tiers } from '@dira/data/site'
import { STATUS_NAMES } from '../../shared/listings/names.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { editorHref } from '../../shared/editor/editorAddress.ts'

/** So long after the last key it is asked. */
const REST = 500

type Duplicate = ListedDuplicate & Pick<PossibleDuplicate, 'status'>

/** The listings that may be of the business that is being written about. `isStale`: of what was written before. */
export function useDuplicates(
  id: string | undefined,
  form: ListingForm,
): { readonly twins: readonly Duplicate[]; readonly isStale: boolean } {
  const options = useDataOptions()
  const { businessName, phone, country, city, position } = form
  const written = { businessName, phone, country, city, position }
  const asked = useRested(written)
  const isAsked = asked.businessName !== '' || asked.phone !== ''
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: ['listings', 'duplicates', id, asked],
    queryFn: ({ signal }) => readPossibleDuplicates(asked, { ...options, id, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const twins = (isAsked ? data : []).map((twin) => ({
    ...twin,
    href: editorHref(twin.id),
    facts: [
      [twin.city, countries[twin.country as keyof typeof countries]].filter(Boolean).join(', '),
      tiers[twin.standing],
      STATUS_NAMES[twin.status],
    ],
  }))
  return { twins, isStale: isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(written) }
}

/** What was written, once nothing has followed for a moment. */
function useRested(written: Resembling): Resembling {
  const [rested, setRested] = useState(written)
  const key = JSON.stringify(written)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as Resembling), REST)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}
