import type { ReviewedRequest } from '@dira/data'
import { changeRequestsMessages } from './messages.ts'

/** A request as a row of the list needs it. */
export type ListedRequest = Pick<
  ReviewedRequest,
  'id' | 'reference' | 'kind' | 'status' | 'businessName' | 'createdAt' | 'readAt' | 'contact'
>

/** The name of the sender; '' where nobody says. An owner's account may have none. */
export const senderOf = ({ kind, contact }: Pick<ReviewedRequest, 'kind' | 'contact'>): string =>
  contact.name || (kind === 'edit' ? changeRequestsMessages.owner : '')
