import type { CheckedFact } from '@dira/directory-core'
import type { OwnerListingFactState } from './OwnerListing.tsx'

/** What OwnerListing says by itself. */
export const ownerListingMessages = {
  states: {
    live: 'Live now',
    away: 'Not in the guide',
    waits: 'Waits for a look',
    asked: 'We have a question',
    toCheck: 'To check',
    checked: 'Checked',
  } satisfies Record<OwnerListingFactState, string>,
  edit: 'Edit',
  view: 'View page',
  stillRight: 'Still right',
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  itIsStillRight: 'It is still right',
  hint: '‘Still right’ puts this month’s date beside what you tick.',
  question: (facts: string) => `${facts}: all still right?`,
  questionOne: (fact: string) => `${fact}: still right?`,
  facts: {
    existence: 'The business is there',
    hours: 'Hours',
    phone: 'Phone',
    place: 'Place',
  } satisfies Record<CheckedFact, string>,
  choose: 'Tick what is right today. The page says that you checked it this month.',
  noneTicked: 'Tick at least one.',
  confirm: 'Still right',
  confirming: 'Sending…',
  cancel: 'Cancel',
  and: (facts: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
      facts.map((fact, at) => (at === 0 ? fact : fact.toLowerCase())),
    ),
}
