import { Landscape } from '../../art/Landscape/index.ts'
import { Container } from '../../components/Container/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { useMessages } from '../../messages/index.ts'
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
