import type { MissingFact, OpenFact } from './knownFacts.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const KNOWN: Readonly<Record<OpenFact, string>> = {
  name: 'Name',
  kind: 'kind',
  place: 'place',
  address: 'address',
  phone: 'phone',
  priceLevel: 'prices',
  attributes: 'what it has',
}

/** What KnownSoFar says by itself. */
export const knownSoFarMessages = {
  heading: 'Known so far',
  known: (facts: readonly OpenFact[]) => list.format(facts.map((fact) => KNOWN[fact])),
  /** Before the name of the source. */
  from: ', from',
  /** The first instant of a month in UTC. */
  asOf: (month: Date) => `as of ${month.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
  missing: {
    phone: 'Phone',
    address: 'Address',
    place: 'Place on the map',
    kind: 'What it is',
    priceLevel: 'Prices',
    attributes: 'What it has',
  } as Record<MissingFact, string>,
  notKnown: 'not known',
  add: 'Add one',
  addNamed: (fact: string) => `Add one: ${fact}`,
  claim: 'Claim this page',
  claimNote: 'Nobody has claimed this page yet. Its owner can, and add hours and photographs.',
  unclaimed: 'Nobody has claimed this page yet.',
}
