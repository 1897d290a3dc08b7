import { expect, it } from 'vitest'
import { storedOf } from './storedOf.ts'

const nobody = {
  address: 'a@dira.example',
  messages: [],
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
  expect(storedOf(nobody)).toEqual([])
  expect(storedOf({ ...nobody, is_administrator: true, account: { email: 'a@dira.example' } })).toEqual([
    'An administrator’s account',
  ])
  const pages = [{ listing: 'oven', name: 'Outjo Oven' }]
  const owner = { ...nobody, account: { email: 'a@dira.example' }, outbox: [{}], links: [{}, {}], pages }
  expect(storedOf({ ...owner, looks_after: [{ listing: 'oven' }] })).toEqual([
    'An account',
    '1 email that Dira wrote',
    '2 links that were made',
    '1 listing that is looked after',
    'The page of Outjo Oven shows the address, and stays',
  ])
})
