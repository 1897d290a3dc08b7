import type { CompareCell as Cell } from '@dira/directory-core'
import { Link } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { BreakableText } from '../../site/BreakableText.tsx'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import * as styles from './CompareCell.css.ts'
import { compareTableMessages } from './messages.ts'

/** What a listing has in a row, or that it has nothing there. */
export function CompareCell({ cell }: { cell: Cell }) {
  const messages = useMessages('compareTable', compareTableMessages)
  if (cell.state !== 'given') {
    if (cell.state === 'not-given') return <span className={styles.missing}>{messages.notGiven}</span>
    // Packages are the owner's business, not the traveller's.
    return (
      <span className={styles.missing}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{messages.notShown}</VisuallyHidden>
      </span>
    )
  }
  const { lines, openStatus } = cell
  const isLinked = lines.some(({ href }) => href !== undefined)
  return (
    <>
      {openStatus && <OpenNow status={openStatus} />}
      {lines.length > 0 && (
        <ul role="list" className={isLinked ? styles.links : styles.lines}>
          {lines.map(({ text, href }, index) => (
            <li key={`${index} ${text}`} className={styles.line}>
              {href === undefined ? (
                <bdi>{text}</bdi>
              ) : (
                <Link href={href} className={styles.link}>
                  <bdi>
                    <BreakableText>{text}</BreakableText>
                  </bdi>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
