import { KnownSoFar } from '@dira/ui'
import type { ListingData } from '../data/pageData.ts'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { suggestHrefs, useSuggestDialog } from './useSuggestDialog.tsx'

/** What is known of a business that nobody has claimed, and the ways to add to it. */
export function Known({ data }: { readonly data: ListingData }) {
  const { config } = usePagePayload().served
  const { open, dialog } = useSuggestDialog(data)
  const { detail, checks = [] } = data
  const { suggestHref, claimHref } = suggestHrefs(detail, config)
  return (
    <>
      <KnownSoFar
        listing={detail}
        month={checks.find(({ fact, how }) => fact === 'existence' && how === 'source')?.month}
        suggestHref={suggestHref}
        claimHref={claimHref}
        {...(open && { onAdd: (step) => open(step, suggestHref) })}
      />
      {dialog}
    </>
  )
}
