import { useState, type ReactNode } from 'react'
import type { PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './PlacePlate.css.ts'
import { usePlateHref } from './PlateProvider.tsx'

interface SmallPlateProps {
  slug: string
  category: PictogramName
  /** What stands in its place where there is none, or it cannot be fetched. */
  children: ReactNode
}

/** The small plate of a listing: a file, fetched when it comes near, on the ground of its category. */
export function SmallPlate({ slug, category, children }: SmallPlateProps) {
  const hrefOf = usePlateHref()
  const src = hrefOf?.(slug)
  const [lost, setLost] = useState<string>()
  if (src === undefined || src === lost) return children
  return (
    <img
      src={src}
      alt=""
      width={256}
      height={192}
      loading="lazy"
      decoding="async"
      className={joinClasses(styles.small, styles.ground[category])}
      onError={() => setLost(src)}
    />
  )
}
