import { useEffect, useState, type ReactNode } from 'react'
import { CheckIcon, CopyIcon, ExternalIcon } from '../../art/Icon/index.ts'
import { Disclosure } from '../../components/Disclosure/index.ts'
import { Link } from '../../components/Link/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './Directions.css.ts'
import { locatorMapMessages } from './messages.ts'
import { waysThere, writtenAddress, type Destination } from './waysThere.ts'

const LONG_ENOUGH_TO_READ = 2000

/** The applications of maps that lead to the business, and its place to copy. Nothing where only the town is known. */
export function Directions(destination: Destination) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  const ways = waysThere(destination)
  if (!ways) return null
  const address = writtenAddress(destination)
  return (
    <Disclosure label={messages.directions} className={styles.directions}>
      <ul role="list">
        <Way href={ways.device} className={styles.onTouch}>
          {messages.device}
        </Way>
        <Way href={ways.google}>{messages.google}</Way>
        <Way href={ways.apple}>{messages.apple}</Way>
        <Way href={ways.openStreetMap}>{messages.openStreetMap}</Way>
        {address !== undefined && <Copy text={address}>{messages.copyAddress}</Copy>}
        {destination.at && (
          <Copy text={`${destination.at.lat}, ${destination.at.lng}`}>{messages.copyCoordinates}</Copy>
        )}
      </ul>
    </Disclosure>
  )
}

function Way({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <li className={className}>
      <Link look="bare" href={href} rel="noreferrer" className={styles.way}>
        <span className={styles.word}>{children}</span>
        <ExternalIcon size={18} />
      </Link>
    </li>
  )
}

/** Copies a text, and says for two seconds what became of it. */
function Copy({ text, children }: { text: string; children: string }) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), LONG_ENOUGH_TO_READ)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  return (
    <li className={styles.needsScript}>
      <button type="button" onClick={() => void copy()} className={styles.way}>
        <span className={styles.word}>
          {outcome ? messages[outcome] : children}
          <bdi className={styles.text}>{text}</bdi>
        </span>
        {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </li>
  )
}
