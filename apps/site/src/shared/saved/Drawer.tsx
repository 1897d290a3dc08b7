import { ShortlistDrawer } from '@dira/ui'
import { useEffect, useRef } from 'react'
import { useAddress } from '../address.ts'
import { paths } from '@dira/data/site'
import { useSaved } from '@dira/app/saved'
import { useSavedCards } from './useSavedCards.ts'

export interface DrawerProps {
  readonly onClose: () => void
}

/** The shortlist of this device in a drawer over the page. A navigation closes it. */
export function Drawer({ onClose }: DrawerProps) {
  const shortlist = useSaved('shortlist')
  const comparison = useSaved('comparison')
  const cards = useSavedCards(shortlist.slugs)
  const { key } = useAddress()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])
  if (!cards) return null
  return (
    <ShortlistDrawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cards={cards}
      onChange={shortlist.set}
      chosen={comparison.slugs}
      onChosenChange={comparison.set}
      hrefOf={paths.listing}
      compareHrefOf={paths.compare}
      shareUrl={paths.shortlist(shortlist.slugs)}
      listingsHref={paths.listings}
    />
  )
}
