import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { useMessages } from '../../messages/index.ts'
import { noListingsMessages } from './messages.ts'

export interface NoListingsProps {
  /** The ways on, such as a link that removes the search. */
  actions?: ReactNode
}

/** What stands in place of a list in which nothing matches. */
export function NoListings({ actions }: NoListingsProps) {
  const messages = useMessages('noListings', noListingsMessages)
  return (
    <EmptyState heading={messages.heading} actions={actions}>
      {messages.text}
    </EmptyState>
  )
}
