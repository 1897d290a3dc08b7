import type { ListingOrigins } from '@dira/directory-core'
import { Link } from '@dira/ui'
import { createContext, use, useEffect, Fragment } from 'react'
import { CREDIT, SAMPLE_NOTE, SOME_SAMPLES_NOTE } from '@dira/data/site'

/** Takes where the listings of the page come from; the footer says it. */
export const OriginsContext = createContext<(origins: ListingOrigins | undefined) => void>(() => {})

/** Tells the footer where the listings of a page come from, as long as the page is shown. */
export function useOrigins(origins: ListingOrigins | undefined): void {
  const setOrigins = use(OriginsContext)
  useEffect(() => {
    setOrigins(origins)
    return () => setOrigins(undefined)
  }, [origins, setOrigins])
}

const NOTES = { none: null, some: SOME_SAMPLES_NOTE, all: SAMPLE_NOTE } as const

/** Whom the listings of a page are credited to, and that some are sample data. */
export function OriginsNote({ origins: { samples, sources } }: { readonly origins: ListingOrigins }) {
  if (sources.length === 0) return NOTES[samples]
  return (
    <>
      {CREDIT}{' '}
      {sources.map(({ name, url }, index) => (
        <Fragment key={`${name} ${url}`}>
          {index > 0 && '; '}
          <Link look="ink" href={url}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      {samples !== 'none' && `. ${NOTES[samples]}`}
    </>
  )
}
