import { CoverArt, Heading, ScopeHeader } from '@dira/ui'
import type { LocatorArtProps } from '@dira/ui/map'
import { lazy, Suspense, type ComponentType } from 'react'
import { LatePlate } from '../../shared/LatePlate.tsx'
import type { ListHead } from '../../shared/data/pageData.ts'
import { GROUPS, type groupsOfTown } from './townGroups.ts'

// A page that lost its connection goes without the map.
const LocatorArt = lazy<ComponentType<LocatorArtProps>>(() =>
  import('@dira/ui/map').then(
    (map) => ({ default: map.LocatorArt }),
    () => ({ default: () => null }),
  ),
)

/** The name of a list that is neither of a category nor of a place. */
export function PlainHeader({ list }: { readonly list: ListHead }) {
  return <Heading level={1}>{list.title}</Heading>
}

interface ScopedHeaderProps {
  readonly list: ListHead
  /** What a town has of each group, which stands in the place of its neighbours. */
  readonly groups: ReturnType<typeof groupsOfTown>
}

/** The head of a category or a place: the way there, its neighbours or its groups, and its art. */
export function ScopedHeader({
  list: { title, named, breadcrumbs, siblings: beside, art },
  groups,
}: ScopedHeaderProps) {
  const chosen = groups.find(({ isCurrent }) => isCurrent)
  const siblings =
    groups.length === 0 ? beside : { label: GROUPS, links: groups, ...(chosen && { current: chosen.href }) }
  return (
    <ScopeHeader
      title={title}
      {...named}
      breadcrumbs={breadcrumbs}
      {...(siblings && { siblings })}
      {...(art && art.kind !== 'cloth' && { artKind: 'map' })}
      art={art && <ListArt art={art} />}
    />
  )
}

function ListArt({ art }: { readonly art: NonNullable<ListHead['art']> }) {
  if (art.kind === 'cloth') return <CoverArt slug={art.slug} category={art.category} loading="eager" />
  if (art.kind === 'plate') return <LatePlate plate={art.plate} category={art.category} shape="band" />
  return (
    // Its frame reserves the space.
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
