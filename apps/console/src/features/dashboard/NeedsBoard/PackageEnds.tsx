import { useId } from 'react'
import { Needle, Heading, Link, Skeleton } from '@dira/ui'
import { needsBoardMessages } from './messages.ts'
import { PACKAGE_SPANS, type ListingNeeds, type PackageSpan } from './needs.ts'
import * as styles from './NeedsBoard.css.ts'

interface PackageEndsProps {
  needs: ListingNeeds | undefined
  prices: readonly string[]
}

/** When packages end: a cell for each span. */
export function PackageEnds({ needs, prices }: PackageEndsProps) {
  const messages = needsBoardMessages
  const id = useId()
  const spans = needs ? PACKAGE_SPANS.filter((span) => needs.ending[span].count !== 0) : PACKAGE_SPANS
  if (spans.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.ending}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={id}>
          {messages.ending}
        </Heading>
        <span className={styles.prices}>{messages.prices(prices)}</span>
      </div>
      <ul role="list" className={styles.cells} data-one={spans.length === 1 ? '' : undefined}>
        {spans.map((span) => (
          <li key={span} className={styles.cell}>
            {needs ? (
              <Ending span={span} needs={needs} />
            ) : (
              <div className={styles.link}>
                <Skeleton shape="heading" />
                <Skeleton />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ending({ span, needs }: { span: PackageSpan; needs: ListingNeeds }) {
  const messages = needsBoardMessages
  const { count, href, first } = needs.ending[span]
  const parts = [
    { ...needs.inGrace, said: messages.inGrace },
    { ...needs.lapsed, said: messages.lapsed },
  ].filter((part) => part.count !== 0)
  return (
    <>
      {span === 'tomorrow' && <Needle className={styles.needle} />}
      <Link look="bare" href={href} className={styles.link}>
        <bdi className={styles.number}>{messages.count(count)}</bdi>{' '}
        <span className={styles.label}>{messages.spans[span](count)}</span>{' '}
        {span !== 'past' && first?.lastDay !== undefined && (
          <bdi className={styles.detail}>
            {span === 'tomorrow'
              ? messages.first(first.name, first.tierLabel)
              : messages.next(first.name, first.lastDay)}
          </bdi>
        )}
      </Link>
      {span === 'past' && (
        <div className={styles.parts}>
          {parts.map((part) => (
            <Link key={part.href} look="bare" href={part.href} className={styles.part}>
              {part.said(messages.count(part.count))}
            </Link>
          ))}
        </div>
      )}
    </>
  )
}
