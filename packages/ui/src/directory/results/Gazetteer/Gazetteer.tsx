import { useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../../art/Icon/index.ts'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { Distance, type ListingDistance } from '../Distance/Distance.tsx'
import * as styles from './Gazetteer.css.ts'

/** A listing of which little is known. */
export interface GazetteerRow {
  readonly slug: string
  readonly businessName: string
  /** What it is, and where that is no matter of course. */
  readonly about: string
  /** How far it is from the middle of the list. @default nothing is said */
  readonly distance?: ListingDistance | undefined
  /** Those that are seen alike, itself first: the row opens to show them. @default it is alone */
  readonly alike?: readonly GazetteerRow[] | undefined
}

/** The rows of one kind. */
export interface GazetteerGroup {
  /** What they are. */
  readonly kind: string
  /** How many there are on all pages of the list. */
  readonly count: number
  readonly rows: readonly GazetteerRow[]
}

export interface GazetteerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The rows in their order. */
  groups: readonly GazetteerGroup[]
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** What opens it. @default nothing */
  heading?: ReactNode
  /** Nothing stands above it: on a narrow screen it begins with its rows, and its heading is only heard. @default false */
  isFirst?: boolean
  /** The rank of the kinds in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel
}

/** Many listings of which little is known, as rows in columns like those of a gazetteer. */
export function Gazetteer({
  groups,
  hrefOf,
  heading,
  isFirst = false,
  headingLevel = 3,
  className,
  ...props
}: GazetteerProps) {
  return (
    <div className={className} {...props}>
      {heading && <div className={styles.opening[isFirst ? 'first' : 'later']}>{heading}</div>}
      <div className={styles.columns}>
        {groups.map((group) => (
          <Group key={group.kind} {...group} hrefOf={hrefOf} headingLevel={headingLevel} />
        ))}
      </div>
    </div>
  )
}

interface GroupProps extends GazetteerGroup, Required<Pick<GazetteerProps, 'hrefOf' | 'headingLevel'>> {}

function Group({ kind, count, rows, hrefOf, headingLevel }: GroupProps) {
  const formatCount = useFormatCount()
  const id = useId()
  return (
    <div className={styles.group}>
      <Heading level={headingLevel} size="h3" id={id} className={styles.head}>
        {kind} <span className={styles.count}>{formatCount(count)}</span>
      </Heading>
      <ul role="list" aria-labelledby={id}>
        {rows.map((row) =>
          row.alike ? (
            <FoldedRows key={row.slug} {...row} alike={row.alike} hrefOf={hrefOf} />
          ) : (
            <Row key={row.slug} {...row} hrefOf={hrefOf} />
          ),
        )}
      </ul>
    </div>
  )
}

interface RowProps extends GazetteerRow, Pick<GazetteerProps, 'hrefOf'> {}

function Row({ slug, businessName, about, distance, hrefOf }: RowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link look="quiet" href={hrefOf(slug)} className={styles.link}>
          <bdi translate="no">{businessName}</bdi>
        </Link>
      </p>
      <p className={styles.about}>{about}</p>
      {distance && <Distance {...distance} className={styles.distance} />}
    </li>
  )
}

/** One row for several. It opens without script too; the columns around it are made anew, so that it may have to be brought back into view. */
function FoldedRows({ businessName, about, distance, alike, hrefOf }: RowProps & Required<Pick<RowProps, 'alike'>>) {
  return (
    <li>
      <details
        suppressHydrationWarning
        onToggle={({ currentTarget }) => currentTarget.firstElementChild?.scrollIntoView({ block: 'nearest' })}
      >
        <summary className={styles.summary}>
          <span className={styles.name}>
            <bdi translate="no">{businessName}</bdi>
          </span>
          <span className={styles.about}>{about}</span>
          <span className={styles.end}>
            {distance && <Distance {...distance} />}
            <ChevronDownIcon size={18} className={styles.chevron} />
          </span>
        </summary>
        <ul role="list" className={styles.alike}>
          {alike?.map((row) => (
            <Row key={row.slug} {...row} hrefOf={hrefOf} />
          ))}
        </ul>
      </details>
    </li>
  )
}
