import { expect, it } from 'vitest'
import { keptOf } from './keptOf.ts'

const nobody = {
  address: 'a@dira.example',
  letters: [],
  requests: [],
  outbox: [],
  links: [],
  proofs: [],
  payment_notes: [],
  account: null,
  is_administrator: false,
  looks_after: [],
  pages: [],
}

it('says what is kept of a person, and nothing of nobody', () => {
  expect(keptOf(nobody)).toEqual([])
  expect(keptOf({ ...nobody, is_administrator: true, account: { email: 'a@dira.example' } })).toEqual([
    'An administrator’s account',
  ])
  const pages = [{ listing: 'oven', name: 'Outjo Oven' }]
  const owner = { ...nobody, account: { email: 'a@dira.example' }, outbox: [{}], links: [{}, {}], pages }
  expect(keptOf({ ...owner, looks_after: [{ listing: 'oven' }] })).toEqual([
    'An account',
    '1 letter that Dira wrote',
    '2 links that were made',
    '1 listing that is looked after',
    'The page of Outjo Oven shows the address, and stays',
  ])
})
