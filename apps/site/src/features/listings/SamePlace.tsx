import type { GeoBox } from '@dira/directory-core'
import { PinList } from '@dira/ui'
import { paths } from '@dira/data/site'
import { useListAt } from './useListAt.ts'

interface SamePlaceProps {
  readonly count: number
  /** Only their town is known. */
  readonly isApproximate: boolean
  /** Where all of them are. */
  readonly box: GeoBox
  /** The address of the map of a box. */
  readonly hrefOf: (box: GeoBox) => string
}

/** The list of listings that no zoom parts. */
export function SamePlace({ count, isApproximate, box, hrefOf }: SamePlaceProps) {
  const href = hrefOf(box)
  const found = useListAt(href)
  return (
    <PinList count={count} isApproximate={isApproximate} cards={found?.cards} hrefOf={paths.listing} allHref={href} />
  )
}
