import { Needle } from '../../../art/Needle/Needle.tsx'
import { Breadcrumbs, type Breadcrumb } from '../../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { PointedBand, type PointedBandProps } from '../../../components/PointedBand/PointedBand.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { PlaceName, type NameOfPlace } from '../../places/PlaceName/PlaceName.tsx'
import * as styles from './ScopeHeader.css.ts'
import { SiblingLinks, type ScopeSiblings } from './SiblingLinks.tsx'
import { scopeHeaderMessages } from './messages.ts'

export type { ScopeSiblings } from './SiblingLinks.tsx'

export interface ScopeHeaderProps extends Omit<
  PointedBandProps,
  'title' | 'children' | 'points' | 'depth' | 'tone' | 'artHeight'
> {
  /** What the page lists: a category or a place. */
  title: string
  /** The name of a place as people there write it, beside the title. @default none */
  local?: NameOfPlace['local']
  /** The title is the local name in Latin letters. @default false */
  isTransliterated?: NameOfPlace['isTransliterated']
  /** The way here, the page itself last. */
  breadcrumbs: readonly Breadcrumb[]
  /** What kind of page it is. @default 'Business Listings' */
  eyebrow?: string
  /** The pages beside or below this one: the subcategories of a category, the regions of a country, the groups of a town. */
  siblings?: ScopeSiblings
  /** What the art is: the cloth of a category, cut to a point, or the map of a place, which is higher. @default 'cloth' */
  artKind?: 'cloth' | 'map'
}

const POINTS = {
  cloth: 'toArt',
  map: 'neither',
} as const satisfies Record<string, PointedBandProps['points']>

/**
 * Opens a page that lists one category or one place: where one is and where else one can go, beside its cloth or its map; on a phone over it,
 * without the pages beside it, which are chips there.
 */
export function ScopeHeader({
  title,
  local,
  isTransliterated,
  breadcrumbs,
  eyebrow,
  siblings,
  artKind = 'cloth',
  className,
  ...props
}: ScopeHeaderProps) {
  const messages = useMessages('scopeHeader', scopeHeaderMessages)
  return (
    <PointedBand points={POINTS[artKind]} artHeight="behind" className={joinClasses(styles.band, className)} {...props}>
      <div className={styles.words[artKind]}>
        <Breadcrumbs items={breadcrumbs} />
        <div className={styles.opening}>
          <p className={styles.eyebrow}>
            <Needle className={styles.needle} />
            {eyebrow ?? messages.eyebrow}
          </p>
          <Heading level={1}>
            {local ? <PlaceName name={title} local={local} isTransliterated={isTransliterated} /> : title}
          </Heading>
          {siblings && siblings.links.length > 0 && <SiblingLinks {...siblings} />}
        </div>
      </div>
    </PointedBand>
  )
}
