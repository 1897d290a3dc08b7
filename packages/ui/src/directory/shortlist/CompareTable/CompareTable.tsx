import type { CompareView } from '@dira/directory-core'
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { tableRoles } from './tableRoles.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { CompareCell } from './CompareCell.tsx'
import { CompareHead } from './CompareHead.tsx'
import * as styles from './CompareTable.css.ts'
import { compareTableMessages } from './messages.ts'
import { useColumnPair } from './useColumnPair.ts'

export interface CompareTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The listings side by side, as directory-core compares them. */
  view: CompareView
  /** The address of a listing's page by its slug. */
  hrefOf: (slug: string) => string
  /** The address of the comparison without a listing. */
  removeHrefOf: (slug: string) => string
  /** Where a business is reached. @default no such row */
  contactHrefOf?: ((slug: string) => string) | undefined
  /** Where more listings are chosen. */
  listingsHref: string
  /** How many listings fit side by side. @default 4 */
  places?: number
  /** Actions on the whole comparison: share it, remove all. */
  actions?: ReactNode
}

/**
 * Up to four listings field by field, in a native table. On a narrow screen two of them, which the visitor picks. All of it works without
 * script, 'Show only what differs' too.
 */
export function CompareTable({
  view,
  hrefOf,
  removeHrefOf,
  contactHrefOf,
  listingsHref,
  places = 4,
  actions,
  className,
  ref,
  ...props
}: CompareTableProps) {
  const messages = useMessages('compareTable', compareTableMessages)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current)
  const empty = useRef<HTMLDivElement>(null)
  const { columns } = view
  const count = useRef(columns.length)
  const removed = useRef(0)

  // Where a column goes, the focus moves to the next, and not back to the start of the page.
  useLayoutEffect(() => {
    const isLess = columns.length < count.current
    count.current = columns.length
    if (!isLess || document.activeElement !== document.body) return
    const others = frame.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = others?.[Math.min(removed.current, columns.length - 1)] ?? empty.current
    next?.focus()
  }, [columns.length])

  return (
    <div ref={frame} className={joinClasses(styles.frame, className)} {...props}>
      {columns.length === 0 ? (
        <EmptyState
          ref={empty}
          tabIndex={-1}
          heading={messages.emptyHeading}
          actions={<LinkButton href={listingsHref}>{messages.explore}</LinkButton>}
        >
          {messages.empty}
        </EmptyState>
      ) : (
        <Comparison
          view={view}
          hrefOf={hrefOf}
          removeHrefOf={removeHrefOf}
          contactHrefOf={contactHrefOf}
          listingsHref={listingsHref}
          places={places}
          actions={actions}
          onRemove={(index) => {
            removed.current = index
          }}
        />
      )}
    </div>
  )
}

interface ComparisonProps extends Required<
  Pick<CompareTableProps, 'view' | 'hrefOf' | 'removeHrefOf' | 'listingsHref' | 'places'>
> {
  contactHrefOf: CompareTableProps['contactHrefOf']
  actions: ReactNode
  onRemove: (index: number) => void
}

function Comparison({
  view: { columns, groups },
  hrefOf,
  removeHrefOf,
  contactHrefOf,
  listingsHref,
  places,
  actions,
  onRemove,
}: ComparisonProps) {
  const messages = useMessages('compareTable', compareTableMessages)
  const { pair, placeOf, choose } = useColumnPair(columns.map(({ slug }) => slug))
  const classOf = (slug: string) => styles.cellAt[placeOf(slug) ?? 'hidden']

  const isPlural = columns.length > 1
  const options = columns.map(({ slug, businessName }) => ({ value: slug, label: businessName }))
  const selectOf = (place: 'first' | 'second', value: string | undefined) => (
    <Select
      label={messages[place]}
      labelPlacement="above"
      options={options}
      value={value ?? ''}
      onChange={(slug) => choose(place, slug)}
      className={styles.select}
    />
  )

  return (
    <>
      <div className={styles.toolbar}>
        {isPlural && <Checkbox className={styles.onlyDifferences}>{messages.onlyDifferences}</Checkbox>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {columns.length > 2 && (
        <div className={styles.pair}>
          {selectOf('first', pair.first)}
          {selectOf('second', pair.second)}
        </div>
      )}
      <table {...tableRoles.table} aria-label={messages.caption} className={styles.table}>
        <thead {...tableRoles.group} className={styles.rows}>
          <tr {...tableRoles.row} className={styles.headRow}>
            <td {...tableRoles.cell} className={joinClasses(styles.corner, styles.names)}>
              <p role="status" className={styles.places}>
                {messages.placesUsed(columns.length, places)}
              </p>
              {columns.length < places && (
                <Link standalone href={listingsHref}>
                  {messages.addMore}
                </Link>
              )}
            </td>
            {columns.map((card, index) => (
              <CompareHead
                key={card.slug}
                card={card}
                href={hrefOf(card.slug)}
                removeHref={removeHrefOf(card.slug)}
                onRemove={() => onRemove(index)}
                className={joinClasses(classOf(card.slug), styles.headCell)}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody
            {...tableRoles.group}
            key={title}
            className={joinClasses(styles.rows, isPlural && !rows.some(({ differs }) => differs) && styles.same)}
          >
            <tr {...tableRoles.row} className={styles.groupRow}>
              <th {...tableRoles.rowHeader} scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                <Heading level={2} size="h3">
                  {title}
                </Heading>
              </th>
            </tr>
            {rows.map(({ field, label, cells, differs }) => (
              <tr
                {...tableRoles.row}
                key={field}
                className={joinClasses(styles.row, isPlural && !differs && styles.same)}
              >
                <th {...tableRoles.rowHeader} className={styles.rowName}>
                  {label}
                </th>
                {columns.map(({ slug }, index) => (
                  <td {...tableRoles.cell} key={slug} className={classOf(slug)}>
                    {/* A cell for each column. */}
                    <CompareCell cell={cells[index]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {contactHrefOf && (
          <tbody {...tableRoles.group} className={styles.rows}>
            <tr {...tableRoles.row} className={styles.row}>
              <th {...tableRoles.rowHeader} className={styles.rowName}>
                <VisuallyHidden>{messages.contactRow}</VisuallyHidden>
              </th>
              {columns.map(({ slug, businessName }) => (
                <td {...tableRoles.cell} key={slug} className={classOf(slug)}>
                  <LinkButton
                    variant="secondary"
                    href={contactHrefOf(slug)}
                    aria-label={messages.contactOf(businessName)}
                    className={styles.contact}
                  >
                    {messages.contact}
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
      {!groups.some(({ rows }) => rows.some(({ differs }) => differs)) && (
        <p className={styles.nothingDiffers}>{messages.nothingDiffers}</p>
      )}
    </>
  )
}
