import { Landscape } from '../../art/Landscape/index.ts'
import { Container } from '../../components/Container/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { useMessages } from '../../messages/index.ts'
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
