import { KnownSoFar } from '@dira/ui'
import type { ListingData } from '../data/pageData.ts'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { suggestHrefs, type OpenSuggest } from './useSuggestDialog.tsx'

interface KnownProps {
  readonly data: ListingData
  /** Opens the dialog at the page's end. @default links lead to a form */
  readonly onSuggest: OpenSuggest | undefined
}

/** What is known of a business that nobody has claimed, and the ways to add to it. */
export function Known({ data, onSuggest }: KnownProps) {
  const { config } = usePagePayload().served
  const { detail, checks = [] } = data
  const { suggestHref, claimHref } = suggestHrefs(detail, config)
  return (
    <KnownSoFar
      listing={detail}
      month={checks.find(({ fact, how }) => fact === 'existence' && how === 'source')?.month}
      suggestHref={suggestHref}
      claimHref={claimHref}
      {...(onSuggest && { onAdd: (step) => onSuggest(step, suggestHref) })}
    />
  )
}
