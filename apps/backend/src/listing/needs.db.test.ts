// @module-tag ci
import { compareListings, connectListed, judgeListings, NEEDS, readNeeds, type ListedData, type Need } from '@dira/data'
import { addDays, GRACE_DAYS, unreadHours } from '@dira/directory-core'
import { dialledNumber } from '@dira/directory-core/phone'
import { beforeAll, expect, test } from 'vitest'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const DAYS_LEFT = [null, -400, -GRACE_DAYS - 1, -GRACE_DAYS, -1, 0, 1, 2, 7, 8, 30, 31]
const PHONES = ['', '020 2710000', '+254 20 271 0000', 'call us', '71 23 45', '0722 555112', '112']
const HOURS = [
  null,
  [{ day: 'Daily', hours: '08:00-17:00' }],
  [{ day: 'Daily', hours: 'daily till late' }],
  [{ day: 'ሰኞ', hours: '08:00' }],
]

/** Each way to need somebody beside each other. */
const ROWS = Array.from({ length: 84 }, (_, at) => {
  const left = DAYS_LEFT[at % DAYS_LEFT.length] ?? null
  return {
    id: `need-${at}`,
    slug: `need-${at}`,
    business_name: `Qwneed ${at}`,
    category: 'shopping',
    country: 'KE',
    status: at % 11 === 9 ? 'archived' : at % 4 === 1 ? 'draft' : 'published',
    package_tier: (['classified', 'standard', 'premium'] as const)[at % 3]!,
    paid_until: left === null ? null : addDays(TODAY, left),
    phone: PHONES[at % PHONES.length]!,
    business_hours: HOURS[at % HOURS.length] ?? null,
    // Far from each other: what is near is in possible_duplicates.test.sql.
    ...(at % 5 > 0 && { lat: at / 10, lng: 36.8 }),
  }
})
type Row = (typeof ROWS)[number]

/** The same by core. */
function expected(rows: readonly Row[]): Record<Need, readonly string[]> {
  const active = rows.filter(({ status }) => status !== 'archived')
  const ids = (matches: (row: Row) => boolean) => active.filter(matches).map(({ id }) => id)
  const ends = (first: number, last: number) =>
    ids(({ paid_until: end }) => end !== null && end >= addDays(TODAY, first) && end <= addDays(TODAY, last))
  const numbers = active.map(({ phone }) => dialledNumber(phone, 'KE'))
  return {
    'ends-tomorrow': ends(0, 1),
    'ends-in-7-days': ends(2, 7),
    'ends-in-30-days': ends(8, 30),
    past: ends(-9999, -1),
    'in-grace': ends(-GRACE_DAYS, -1),
    lapsed: ends(-9999, -GRACE_DAYS - 1),
    coordinates: ids((row) => !('lat' in row)),
    hours: ids((row) => unreadHours(row.business_hours ?? [], 'KE') !== undefined),
    phone: ids(({ phone }) => phone !== '' && dialledNumber(phone, 'KE') === undefined),
    duplicates: ids(({ phone }) => {
      const number = dialledNumber(phone, 'KE')
      // A short number is that of a service.
      return number !== undefined && number.length > 7 && numbers.filter((other) => other === number).length > 1
    }),
    // Nobody reports one here, and none is of the sample.
    closed: [],
    sample: [],
  }
}

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  let listed: ListedData
  let account: Parameters<typeof readNeeds>[0]
  const judge = async () => {
    const service = { url: engine().address, key: engine().secrets.secretKey }
    const judged = await judgeListings(service, { dialledNumber })
    await compareListings(service)
    return judged
  }

  beforeAll(async () => {
    // The numbers are of these rows alone.
    await engine().service.from('listings').delete().neq('id', '').throwOnError()
    account = await asAdministrator(engine())
    listed = connectListed(account)
    await engine().service.from('listings').insert(ROWS).throwOnError()
  })

  async function expectNeeds(rows: readonly Row[]) {
    const wanted = expected(rows)
    const { needs, isJudged } = await readNeeds(account)
    expect(isJudged).toBe(true)
    for (const need of NEEDS) {
      const page = await listed.page({ needs: need, statuses: ['published', 'draft', 'archived'] })
      const found: string[] = []
      for await (const part of listed.everything({ needs: need })) found.push(...part.map(({ id }) => id))
      expect(found.toSorted(), need).toEqual([...wanted[need]].toSorted())
      expect([needs[need].count, page.count], need).toEqual([found.length, found.length])
    }
  }

  test('each number is of exactly the rows that its list has, and they are those that core says', async () => {
    expect((await readNeeds(account)).isJudged).toBe(false)
    expect(await judge()).toBe(ROWS.filter(({ phone, business_hours: hours }) => phone !== '' || hours !== null).length)
    await expectNeeds(ROWS)
    const { needs } = await readNeeds(account)
    expect(needs['ends-tomorrow']).toMatchObject({ paidUntil: TODAY, name: expect.stringContaining('Qwneed') })
    expect(needs.hours.text).toBeDefined()
    expect(needs.phone.text).toMatch(/call us|71 23 45/)
    expect(await judge()).toBe(0)
  })

  test('what is mended, archived or removed is needed no more, and its double neither', async () => {
    const change = async (id: string, row: Partial<Row>) =>
      engine().admin.from('listings').update(row).eq('id', id).throwOnError()
    // One listing is archived, one gets a phone that cannot be dialled, one gets another number and hours.
    await change('need-1', { status: 'archived' })
    await change('need-2', { phone: 'call us' })
    await change('need-3', { phone: '+254 722 000 001', business_hours: [{ day: 'Daily', hours: '9-17' }] })
    const rows = ROWS.map((row) =>
      row.id === 'need-1' ? { ...row, status: 'archived' }
      : row.id === 'need-2' ? { ...row, phone: 'call us' }
      : row.id === 'need-3' ? { ...row, phone: '+254 722 000 001', business_hours: [{ day: 'Daily', hours: '9-17' }] }
      : row,
    ) // prettier-ignore
    expect(await judge()).toBe(2)
    await expectNeeds(rows)
    // Another listing gets the new number, and goes again.
    await change('need-4', { phone: '0722 000 001' })
    await judge()
    const doubled = { phone: '0722 000 001', status: 'published' }
    const withDouble = (double: Partial<Row>) => rows.map((row) => (row.id === 'need-4' ? { ...row, ...double } : row))
    await change('need-4', doubled)
    await judge()
    await expectNeeds(withDouble(doubled))
    await change('need-4', { status: 'archived' })
    await judge()
    await expectNeeds(withDouble({ ...doubled, status: 'archived' }))
    await change('need-4', doubled)
    await judge()
    await expectNeeds(withDouble(doubled))
    await engine().admin.from('listings').delete().eq('id', 'need-4').throwOnError()
    expect((await readNeeds(account)).isJudged).toBe(false)
    await judge()
    await expectNeeds(rows.filter(({ id }) => id !== 'need-4'))
  })

  test('one need is asked for at a time, and one that is known', async () => {
    await expect(listed.page({ needs: 'money' as Need })).rejects.toMatchObject({ status: 400 })
    for (const stranger of [engine().anon, engine().member]) {
      expect((await stranger.rpc('admin_needs')).error?.code).toBe('42501')
      expect((await stranger.rpc('listings_to_judge', {})).error?.code).toBe('42501')
      expect((await stranger.rpc('judge_listings', { said: [] })).error?.code).toBe('42501')
      expect((await stranger.rpc('compare_listings', {})).error?.code).toBe('42501')
    }
  })
})

async function asAdministrator({ address, secrets, admin }: Engine) {
  const { data } = await admin.auth.getSession()
  return { url: address, key: secrets.publishableKey, accessToken: async () => data.session?.access_token }
}
