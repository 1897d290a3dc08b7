import type { Person } from '@dira/data'
import { countText } from '@dira/data/site'

/** The stored data of a person, a line for each kind. */
export function storedOf(person: Person): readonly string[] {
  const { messages, requests, outbox, links, proofs, payment_notes: payments, account, looks_after: pages } = person
  const counted = [
    [messages.length, 'message that was sent', 'messages that were sent'],
    [requests.length, 'request', 'requests'],
    [outbox.length, 'email that Dira wrote', 'emails that Dira wrote'],
    [links.length, 'link that was made', 'links that were made'],
    [proofs.length, 'proof of a claim', 'proofs of claims'],
    [payments.length, 'note of a payment', 'notes of payments'],
    [pages.length, 'listing that is looked after', 'listings that are looked after'],
  ] as const
  return [
    ...(account ? [person.is_administrator ? 'An administrator’s account' : 'An account'] : []),
    ...counted.flatMap(([count, one, many]) => (count > 0 ? [`${countText(count)} ${count === 1 ? one : many}`] : [])),
    ...person.pages.map(({ name }) => `The page of ${name} shows the address, and stays`),
  ]
}
