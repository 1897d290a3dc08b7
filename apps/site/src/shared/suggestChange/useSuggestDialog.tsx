import { isStaticSite, paths, type SiteConfig } from '@dira/data/site'
import { useHydrated, type SuggestionKind } from '@dira/ui'
import { useState, type ReactNode } from 'react'
import type { ListingData } from '../data/pageData.ts'
import type { SuggestDialog } from './SuggestDialog.tsx'

/** Where the dialog opens. */
export type SuggestStart = 'rows' | SuggestionKind

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
  readonly open: ((start: SuggestStart, otherwise: string) => void) | undefined
  readonly dialog: ReactNode
} {
  const isHydrated = useHydrated()
  const [{ start, isOpen }, setOpen] = useState<{ start: SuggestStart; isOpen: boolean }>({
    start: 'rows',
    isOpen: false,
  })
  const [Loaded, setLoaded] = useState<typeof SuggestDialog>()

  const open = async (at: SuggestStart, otherwise: string) => {
    try {
      const code = await loadDialog()
      setLoaded(() => code.SuggestDialog)
      setOpen({ start: at, isOpen: true })
    } catch {
      location.assign(otherwise)
    }
  }

  return {
    open: isHydrated ? (at, otherwise) => void open(at, otherwise) : undefined,
    // It stays, closed: what was written is there when it opens again.
    dialog: Loaded && (
      <Loaded data={data} start={start} isOpen={isOpen} onOpenChange={(isNext) => setOpen({ start, isOpen: isNext })} />
    ),
  }
}
