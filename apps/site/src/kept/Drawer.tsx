import { ShortlistDrawer } from '@dira/ui'
import { useEffect, useRef } from 'react'
import { useAddress } from '../app/address.ts'
import { paths } from '../app/paths.ts'
import { useKept } from './useKept.ts'
import { useKeptCards } from './useKeptCards.ts'

export interface DrawerProps {
  readonly onClose: () => void
}

/** The shortlist of this device, over the page. It closes when one goes to another page from it. */
export function Drawer({ onClose }: DrawerProps) {
  const kept = useKept('shortlist')
  const comparison = useKept('comparison')
  const cards = useKeptCards(kept.slugs)
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
      onChange={kept.set}
      chosen={comparison.slugs}
      onChosenChange={comparison.set}
      hrefOf={paths.listing}
      compareHrefOf={paths.compare}
      shareUrl={paths.shortlist(kept.slugs)}
      listingsHref={paths.listings}
    />
  )
}
