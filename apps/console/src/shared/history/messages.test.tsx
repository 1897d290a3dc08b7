import { expect, it } from 'vitest'
import { ACCOUNT_EVENTS } from '@dira/data'
import { changeHistoryMessages } from './messages.ts'

const { title } = changeHistoryMessages
const account = { kind: 'account', about: 'accounts', rows: 1 } as const
const said = ACCOUNT_EVENTS.map((what) => {
  const named = { what, email: 'amina@dira.example', listing: 'Old Pier Rooms' }
  return { what, named: title({ ...account, events: [named] }), erased: title({ ...account, events: [{ what }] }) }
})

it.each(said)('names what happened: $named', ({ what, named, erased }) => {
  // The address of an erased person is nobody's to read.
  expect(named.includes('amina@dira.example')).toBe(what !== 'person-erased')
  expect(named.includes('Old Pier Rooms')).toBe(what.startsWith('owner-'))
  expect(erased).not.toMatch(/undefined|@/)
})

it('says each in words of its own, and nothing of messages', () => {
  expect(new Set(said.map(({ named }) => named)).size).toBe(ACCOUNT_EVENTS.length)
  expect(said.filter(({ named }) => named.startsWith('Message'))).toEqual([])
})

it('says who invited', () => {
  const events = [
    { what: 'administrator-added', email: 'amina@dira.example' },
    { what: 'administrator-accepted', email: 'amina@dira.example', by: 'thandi@dira.example' },
  ] as const
  expect(title({ ...account, events })).toBe(
    'amina@dira.example is an administrator now, invited by thandi@dira.example',
  )
})
