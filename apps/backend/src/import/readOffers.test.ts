import { expect, it } from 'vitest'
import { readRow } from './importRow.ts'
import { endlessOffer, readOffers } from './readOffers.ts'

const read = (written: string) => {
  const offers = readOffers(written)
  if (offers === 'unreadable') throw new Error('not readable')
  return offers.map((offer) => [offer.title, endlessOffer(offer) ? 'not clear' : (offer.validUntil ?? 'no end')])
}

it.each([
  ['Two for one (until 2026-12-31)', 'Two for one', '2026-12-31'],
  ['Two for one (until 31/12/2026)', 'Two for one', '2026-12-31'],
  ['Two for one (until 31.12.2026).', 'Two for one', '2026-12-31'],
  ['Two for one (valid till 31 December 2026)', 'Two for one', '2026-12-31'],
  ['Two for one - valid until December 31st, 2026', 'Two for one', '2026-12-31'],
  ['Two for one until 31 Dec 2026', 'Two for one', '2026-12-31'],
  ["Deux pour un (jusqu'au 31/12/2026)", 'Deux pour un', '2026-12-31'],
  ['Deux pour un, valable jusqu’au 31 décembre 2026', 'Deux pour un', '2026-12-31'],
  ['Dois por um (até 31 de dezembro de 2026)', 'Dois por um', '2026-12-31'],
  ['Mbili kwa moja (hadi 31/12/2026)', 'Mbili kwa moja', '2026-12-31'],
  ['عرض خاص (حتى 31/12/2026)', 'عرض خاص', '2026-12-31'],
  ['Leap day (2028-02-29)', 'Leap day', '2028-02-29'],
  ['Same day (until 03/03/2027)', 'Same day', '2027-03-03'],
])('reads the last day of %s', (written, title, end) => expect(read(written)).toEqual([[title, end]]))

it.each([
  'Two for one (until 2026-02-30)',
  'Two for one (until 31/02/2027)',
  'Two for one (until 03/04/2027)',
  'Two for one (until 31/12)',
  'Two for one (until end of season)',
  'Two for one until 31 December',
  'Two for one, valid till 12 Decembre 20267',
  'Deux pour un (jusqu’à fin 2026)',
  'From 01/12/2026 to 31/12/2026: two for one',
])('says that the last day of %s is not clear', (written) => expect(read(written)).toEqual([[written, 'not clear']]))

it.each([
  'Two for one',
  '10% off (2 nights or more)',
  'Happy hour until 6pm',
  'Breakfast (until 10:30)',
  'Up to 50% off',
  'Children under 12 eat free',
  'Live music till late',
])('takes %s for an offer without an end', (written) => expect(read(written)).toEqual([[written, 'no end']]))

it('reads several, each with its own end', () => {
  expect(read('Two for one (until 2026-12-31); Free tea')).toEqual([
    ['Two for one', '2026-12-31'],
    ['Free tea', 'no end'],
  ])
})

it.each([
  ['until 31/12/2026', true],
  ['jusqu’au 31/12/2026', true],
  ['until 2026-02-30', false],
  ['until 03/04/2027', false],
])('leaves out an offer whose end is not clear, and says so: %s', (end, isClear) => {
  const cells = { name: 'Tamu', category: 'hotel', country: 'Kenya', offers: `Two for one (${end})` }
  const columns = { name: 'name', category: 'category', country: 'country', offers: 'offers' } as const
  const nowhere = { city: () => undefined, province: () => undefined, away: () => undefined }
  const result = readRow({ record: { line: 2, cells }, columns, places: nowhere, choices: {} })
  const said = expect.stringContaining('write it as (until 2026-12-31)')
  expect(result).toMatchObject({ ok: true, notes: isClear ? [] : [said] })
  const offers = result.ok ? result.row.fields['special_offers'] : 'rejected'
  if (isClear) expect(offers).toMatchObject([{ validUntil: '2026-12-31' }])
  else expect(offers).toBeUndefined()
})
