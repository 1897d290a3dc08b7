import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronDownIcon, ExternalIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './Directions.css.ts'
import { locatorMapMessages } from './messages.ts'
import { waysThere, type Destination } from './waysThere.ts'

const loadCopyPlace = () => import('./CopyPlace.tsx')

/** The applications of maps that lead to the business, and, fetched when it opens, its place to copy. Nothing where only the town is known. */
export function Directions(destination: Destination) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCopyPlace>>>()
  const details = useRef<HTMLDetailsElement>(null)
  // Without a network the links are left.
  const load = () => void loadCopyPlace().then(setLoaded, () => undefined)

  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) load()
  }, [])

  const ways = waysThere(destination)
  if (!ways) return null
  return (
    // Not a Disclosure, which would weigh more than all the rest of it.
    <details ref={details} onToggle={load} suppressHydrationWarning className={styles.directions}>
      <summary className={styles.label}>
        {messages.directions}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul role="list">
        <Way href={ways.device} className={styles.onTouch}>
          {messages.device}
        </Way>
        <Way href={ways.google}>{messages.google}</Way>
        <Way href={ways.apple}>{messages.apple}</Way>
        <Way href={ways.openStreetMap}>{messages.openStreetMap}</Way>
        {loaded && <loaded.CopyPlace {...destination} />}
      </ul>
    </details>
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
