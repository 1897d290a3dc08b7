import type { ChangeRequestKind, ChangeRequestStatus } from '@dira/data'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** What ChangeRequests says by itself. */
export const changeRequestsMessages = {
  heading: 'Requests',
  list: 'Requests',
  owner: 'The owner',
  kinds: {
    application: 'New listing',
    edit: 'Edit by the owner',
    claim: 'Claim',
    suggestion: 'Suggestion',
    report: 'Report',
  } satisfies Record<ChangeRequestKind, string>,
  statuses: {
    new: 'Waits for a look',
    'asked-back': 'Asked back',
    accepted: 'Accepted',
    'partly-accepted': 'Partly accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<ChangeRequestStatus, string>,
  views: 'Which requests',
  live: 'What owners changed at once',
  all: 'All',
  kind: 'Kind',
  anyKind: 'All kinds',
  status: 'Status',
  search: 'Search by reference or name',
  loading: 'Reading the requests',
  failed: 'The requests could not be read.',
  nothing: 'Nothing waits for you.',
  nothingFound: 'No request has all of these.',
  showAll: 'Show all requests',
  more: 'Show more',
  nobody: 'Nobody says who',
  unread: 'Not opened yet',
  business: 'Business',
  reference: 'Reference',
  from: 'From',
  since: 'Since',
  sentAt: (instant: Date, now: Date) => {
    if (instant.toDateString() === now.toDateString()) return clock.format(instant)
    return (instant.getFullYear() === now.getFullYear() ? day : dayAndYear).format(instant)
  },
}
