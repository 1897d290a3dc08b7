import { CoverArt, ScopeHeader } from '@dira/ui'
import { lazy, Suspense } from 'react'
import type { ListHead } from '../../app/pageData.ts'

const LocatorArt = lazy(async () => ({ default: (await import('@dira/ui/map')).LocatorArt }))

/** The head of a category or a place: the way there, its neighbours and its art. */
export function ListHeader({ list: { title, breadcrumbs, siblings, art } }: { readonly list: ListHead }) {
  return (
    <ScopeHeader
      title={title}
      breadcrumbs={breadcrumbs}
      {...(siblings && { siblings })}
      {...(art?.kind === 'map' && { artKind: 'map' })}
      art={art && <ListArt art={art} />}
    />
  )
}

function ListArt({ art }: { readonly art: NonNullable<ListHead['art']> }) {
  if (art.kind === 'cloth') return <CoverArt slug={art.slug} category={art.category} />
  return (
    // Its frame keeps the room.
    <Suspense>
      <LocatorArt
        country={art.country}
        at={art.at}
        places={art.places}
        style={{ blockSize: '100%', aspectRatio: 'auto' }}
      />
    </Suspense>
  )
}
