import { Landscape } from '../../../art/Landscape/Landscape.tsx'
import { Container } from '../../../components/Container/Container.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { listingNotFoundMessages } from './messages.ts'

export interface ListingNotFoundProps {
  /** Where all listings are. */
  listingsHref: string
}

/** The body of the page for a listing that does not exist. */
export function ListingNotFound({ listingsHref }: ListingNotFoundProps) {
  const messages = useMessages('listingNotFound', listingNotFoundMessages)
  return (
    <>
      <Container>
        <EmptyState
          size="page"
          headingLevel={1}
          bearing={206}
          heading={messages.heading}
          actions={<LinkButton href={listingsHref}>{messages.back}</LinkButton>}
        >
          {messages.text}
        </EmptyState>
      </Container>
      <Landscape crop="strip" />
    </>
  )
}
