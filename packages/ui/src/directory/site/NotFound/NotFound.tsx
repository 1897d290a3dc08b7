import { Landscape } from '../../../art/Landscape/Landscape.tsx'
import { Container } from '../../../components/Container/Container.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { notFoundMessages } from './messages.ts'

export interface NotFoundProps {
  /** Where home is. */
  homeHref: string
}

/** The body of the page for an address that leads nowhere. */
export function NotFound({ homeHref }: NotFoundProps) {
  const messages = useMessages('notFound', notFoundMessages)
  return (
    <>
      <Container>
        <EmptyState
          size="page"
          headingLevel={1}
          bearing={142}
          heading={messages.heading}
          actions={<LinkButton href={homeHref}>{messages.home}</LinkButton>}
        >
          {messages.text}
        </EmptyState>
      </Container>
      <Landscape crop="strip" />
    </>
  )
}
