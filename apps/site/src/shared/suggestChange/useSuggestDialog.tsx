import { isStaticSite, paths, type SiteConfig } from '@dira/data/site'
import { useHydrated, type SuggestionKind } from '@dira/ui'
import { useCallback, useState, type ReactNode } from 'react'
import type { ListingData } from '../data/pageData.ts'
import type { SuggestDialog } from './SuggestDialog.tsx'

/** Where the dialog opens. */
export type SuggestStart = 'rows' | SuggestionKind

/** Opens the dialog at a step, or goes to an address where its code cannot be fetched. */
export type OpenSuggest = (start: SuggestStart, otherwise: string) => void

const loadDialog = () => import('./SuggestDialog.tsx')

/** Addresses from a listing's page that lead on without the dialog: to suggest, to report, and to claim the page where the site can. */
export function suggestHrefs({ businessName, slug }: ListingData['detail'], config: SiteConfig) {
  return {
    suggestHref: paths.contactAbout(`Suggest a change: ${businessName}`),
    reportHref: paths.contactAbout(`Report: ${businessName}`),
    claimHref: isStaticSite(config) ? undefined : paths.claim(slug),
  }
}

/** The dialog to suggest a change, fetched when it is first opened. Without script nothing opens it; without its code the page goes where it is told. */
export function useSuggestDialog(data: ListingData): {
  readonly open: OpenSuggest | undefined
  readonly dialog: ReactNode
} {
  const isHydrated = useHydrated()
  const [{ start, isOpen }, setOpen] = useState<{ start: SuggestStart; isOpen: boolean }>({
    start: 'rows',
    isOpen: false,
  })
  const [Loaded, setLoaded] = useState<typeof SuggestDialog>()

  const open = useCallback((at: SuggestStart, otherwise: string) => {
    loadDialog().then(
      (code) => {
        setLoaded(() => code.SuggestDialog)
        setOpen({ start: at, isOpen: true })
      },
      () => location.assign(otherwise),
    )
  }, [])

  return {
    open: isHydrated ? open : undefined,
    // It stays, closed: what was written is there when it opens again.
    dialog: Loaded && (
      <Loaded data={data} start={start} isOpen={isOpen} onOpenChange={(isNext) => setOpen({ start, isOpen: isNext })} />
    ),
  }
}
