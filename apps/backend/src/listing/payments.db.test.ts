// @module-tag ci
import { randomUUID } from 'node:crypto'
import { connectHistory, connectPayments, type PaymentsData } from '@dira/data'
import { addDays, periodOf, PLANS, yearlyPrice, type PackageTier, type Payment } from '@dira/directory-core'
import { beforeAll, expect, test } from 'vitest'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'

const SELLER = { lines: ['Dira', '12 Long Street'], vatNumber: '4', vatPercent: 15.5 }
const TODAY = new Date().toISOString().slice(0, 10)

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  let payments: PaymentsData
  const record = async (payment: Payment) => payments.record(payment, SELLER)
  let account: Parameters<typeof connectPayments>[0]

  beforeAll(async () => {
    account = await asAdministrator(engine())
    payments = connectPayments(account)
  })

  async function listing(bought: { package_tier?: PackageTier; paid_until?: string } = {}): Promise<string> {
    const id = `pay-${randomUUID().slice(0, 8)}`
    const row = {
      id,
      slug: id,
      business_name: "Café <b>O'Brien</b> مقهى",
      category: 'shopping',
      country: 'KE',
      status: 'published',
    }
    await engine()
      .admin.from('listings')
      .insert({ ...row, ...bought })
      .throwOnError()
    return id
  }
  async function packageOf(id: string) {
    const columns = 'package_tier, paid_until'
    return (await engine().admin.from('listings').select(columns).eq('id', id).single().throwOnError()).data
  }
  const payment = (listingId: string, receivedOn: string, tier: PackageTier = 'premium') => ({
    id: randomUUID(),
    listingId,
    tier,
    years: 1 as const,
    amountCents: yearlyPrice(tier),
    receivedOn,
    method: 'transfer' as const,
    reference: 'RIFT 0177',
    note: '',
  })

  test('a payment covers what core says, on every side of leap days and of grace, and the listing has it', async () => {
    const id = await listing()
    const ends = [null, '2024-02-28', '2024-02-29', '2024-03-01', '2027-02-28', '2027-12-31', '2023-03-01']
    const days = [0, -30, -400, 13, 14, 15, 300]
    for (const paidUntil of ends) {
      for (const late of days) {
        const receivedOn = addDays(paidUntil ?? '2024-02-29', late)
        if (receivedOn > TODAY) continue
        await engine().admin.from('listings').update({ paid_until: paidUntil }).eq('id', id).throwOnError()
        const { firstDay, lastDay } = await record(payment(id, receivedOn))
        expect({ firstDay, lastDay }, `${paidUntil} ${receivedOn}`).toEqual(
          periodOf(paidUntil ?? undefined, receivedOn),
        )
        expect(await packageOf(id)).toEqual({ package_tier: 'premium', paid_until: lastDay })
      }
    }
    await engine().admin.from('listings').update({ paid_until: '2024-02-28' }).eq('id', id).throwOnError()
    const twice = { ...payment(id, '2024-02-01'), years: 2 as const }
    await expect(record(twice)).rejects.toMatchObject({ status: 400 })
    expect(await record({ ...twice, amountCents: 3990_00 })).toMatchObject({
      years: 2,
      ...periodOf('2024-02-28', '2024-02-01', 2),
    })
    for (const { tier, priceCents } of PLANS) {
      const asked = payment(id, '2024-01-01', tier)
      await expect(record({ ...asked, amountCents: priceCents + 1 })).rejects.toMatchObject({ status: 400 })
      expect(await record(asked)).toMatchObject({ tier, amountCents: priceCents })
    }
  })

  test('numbers run on without gaps, also past what is refused; the same payment twice is one', async () => {
    const id = await listing()
    const first = await record(payment(id, TODAY))
    await expect(record({ ...payment(id, '2999-01-01') })).rejects.toMatchObject({ status: 400 })
    await expect(record({ ...payment('nowhere', TODAY) })).rejects.toMatchObject({ status: 400 })
    const asked = payment(id, TODAY)
    const both = await Promise.all([record(asked), record(asked), record(payment(id, TODAY))])
    expect(new Set(both.map(({ number }) => number))).toEqual(new Set([first.number + 1, first.number + 2]))
    const { payments: shown, more } = await payments.page({ listing: id })
    const { nextNumber, reference = '' } = (await payments.listing({ id })) ?? {}
    expect(shown.map(({ number }) => number)).toEqual([2, 1, 0].map((after) => first.number + after))
    expect([more, nextNumber]).toEqual([false, first.number + 3])
    const written = `${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)}`
    expect(await payments.listing({ reference: written })).toMatchObject({ id })
    expect((await payments.page({ before: first.number })).payments[0]?.number).toBe(first.number - 1)
    expect(await payments.payment(first.id)).toMatchObject(first)
    expect(first).toMatchObject({
      customer: { name: "Café <b>O'Brien</b> مقهى" },
      slug: id,
      recordedBy: expect.any(String),
    })
  })

  test('a reversal takes its year away, whichever of several it is, and both together leave what was before', async () => {
    const before = { package_tier: 'standard', paid_until: '2026-03-01' } as const
    const id = await listing(before)
    const one = await record(payment(id, '2026-02-01'))
    const two = await record(payment(id, '2026-05-01'))
    expect([one.lastDay, two.lastDay]).toEqual(['2027-03-01', '2028-03-01'])
    const back = await payments.reverse(one.id, ' Paid twice ')
    expect([one.seller, back.seller]).toEqual([SELLER, SELLER])
    expect(back).toMatchObject({
      amountCents: -one.amountCents,
      reverses: { id: one.id },
      reason: 'Paid twice',
      receivedOn: TODAY,
    })
    // The second was received after the grace of what is left.
    expect(await packageOf(id)).toEqual({ package_tier: 'premium', paid_until: '2027-04-30' })
    expect(await payments.payment(one.id)).toMatchObject({
      number: one.number,
      amountCents: 1995_00,
      reversedBy: { id: back.id },
    })
    await expect(payments.reverse(one.id, 'again')).rejects.toMatchObject({ status: 400 })
    await expect(payments.reverse(back.id, 'back')).rejects.toMatchObject({ status: 400 })
    await expect(payments.reverse(two.id, ' ')).rejects.toMatchObject({ status: 400 })
    await payments.reverse(two.id, 'Bounced')
    expect(await packageOf(id)).toEqual(before)
  })

  const setByHand = async (id: string, bought: { package_tier?: PackageTier; paid_until?: string | null }) =>
    engine().admin.from('listings').update(bought).eq('id', id).throwOnError()
  const CLASSIFIED = { package_tier: 'classified', paid_until: null }

  test('a package that nobody paid for is not what a reversal leaves', async () => {
    const id = await listing({ package_tier: 'premium' })
    const one = await record(payment(id, TODAY))
    expect((await payments.payment(one.id))?.packages).toEqual({
      now: { packageTier: 'premium', paidUntil: one.lastDay },
      without: { packageTier: 'classified' },
    })
    await payments.reverse(one.id, 'Chargeback')
    expect(await packageOf(id)).toEqual(CLASSIFIED)
    // A package by hand that ends counts as paid elsewhere; what was set after the payment rests on it.
    await setByHand(id, { package_tier: 'standard', paid_until: '2026-03-01' })
    const two = await record(payment(id, '2026-02-01'))
    await setByHand(id, { paid_until: '2030-01-01' })
    await payments.reverse(two.id, 'Wrong one')
    expect(await packageOf(id)).toEqual({ package_tier: 'standard', paid_until: '2026-03-01' })
  })

  test('a package up to a day, or kept for a reason, is not paid for: the next payment covers it', async () => {
    const id = await listing({ package_tier: 'standard', paid_until: addDays(TODAY, 10) })
    const renewsFrom = async () => (await payments.listing({ id }))?.renewsFrom
    const one = await record(payment(id, TODAY))
    const until = addDays(TODAY, 40)
    await expect(payments.reverse(one.id, 'R', { until: addDays(TODAY, -1) })).rejects.toMatchObject({ status: 400 })
    await expect(payments.reverse(one.id, 'R', { kept: ' ' })).rejects.toMatchObject({ status: 400 })
    expect(await payments.reverse(one.id, 'Chargeback', { until })).toMatchObject({ paidUntil: until, note: '' })
    expect(await packageOf(id)).toEqual({ package_tier: 'premium', paid_until: until })
    expect(await renewsFrom()).toBe(addDays(TODAY, 10))
    const two = await record(payment(id, TODAY))
    expect([two.firstDay, two.lastDay]).toEqual([one.firstDay, one.lastDay])
    const kept = await payments.reverse(two.id, 'Bounced', { kept: 'A transfer is on its way' })
    expect(kept).toMatchObject({
      paidUntil: two.lastDay,
      note: 'A transfer is on its way',
      reason: 'Bounced',
    })
    expect(await packageOf(id)).toEqual({ package_tier: 'premium', paid_until: two.lastDay })
    expect([await renewsFrom(), (await record(payment(id, TODAY))).lastDay]).toEqual([addDays(TODAY, 10), one.lastDay])
    // What somebody sets by hand since counts again.
    await setByHand(id, { paid_until: '2030-01-01' })
    expect(await renewsFrom()).toBe('2030-01-01')
  })

  test('the undo of a reversal records the payment again, once, and gives back what there was', async () => {
    const id = await listing()
    const one = await record({ ...payment(id, TODAY), amountCents: 100, note: 'Half' })
    await setByHand(id, { paid_until: '2030-01-01' })
    await expect(payments.undoReversal(one.id)).rejects.toMatchObject({ status: 400 })
    const back = await payments.reverse(one.id, 'Wrong one')
    const [again, same] = await Promise.all([payments.undoReversal(one.id), payments.undoReversal(one.id)])
    expect(same.id).toBe(again.id)
    expect(again).toMatchObject({
      amountCents: 100,
      note: 'Half',
      firstDay: one.firstDay,
      lastDay: one.lastDay,
      receivedOn: TODAY,
      seller: SELLER,
      customer: one.customer,
      again: { id: one.id, number: one.number },
    })
    expect(await packageOf(id)).toEqual({ package_tier: 'premium', paid_until: '2030-01-01' })
    for (const entry of [one, back])
      expect(await payments.payment(entry.id)).toMatchObject({ undoneBy: { id: again.id } })
    // It stands where the first one stood, however often: another payment after it keeps its year.
    const after = await record(payment(id, TODAY))
    await payments.reverse(again.id, 'Bounced')
    const twice = await payments.undoReversal(again.id)
    expect((await payments.payment(after.id))?.packages?.without).toEqual({
      packageTier: 'premium',
      paidUntil: one.lastDay,
    })
    await payments.reverse(twice.id, 'Bounced at last')
    await payments.reverse(after.id, 'This one too')
    expect(await packageOf(id)).toEqual({ package_tier: null, paid_until: null })
  })

  test('a reversal whose package was changed since is not undone', async () => {
    const id = await listing()
    const one = await record(payment(id, TODAY))
    await payments.reverse(one.id, 'Wrong one')
    await record(payment(id, TODAY, 'standard'))
    await expect(payments.undoReversal(one.id)).rejects.toMatchObject({
      status: 400,
      reason: 'The package was changed since: record the payment anew',
    })
  })

  test('History has each as one operation, and does not undo it', async () => {
    const id = await listing()
    const one = await record(payment(id, TODAY))
    const history = connectHistory(account)
    const [operation] = (await history.operations({ kind: 'payment' })).operations
    expect(operation).toMatchObject({
      summary: { payment: one.id, number: one.number },
      changed: 1,
      fields: ['package_tier', 'paid_until'],
    })
    expect(await history.undo(operation?.id ?? 0)).toMatchObject({
      changed: 0,
      leftAlone: 2,
      left: [{ reason: 'A payment is not undone: reverse it' }, {}],
    })
    expect(await packageOf(id)).toMatchObject({ paid_until: one.lastDay })
    // A reversal that leaves the package as it is stands there as well.
    const back = await payments.reverse(one.id, 'Bounced', { kept: 'A gift' })
    const [latest] = (await history.operations({ kind: 'payment' })).operations
    expect(latest).toMatchObject({
      table: 'payments',
      summary: { payment: back.id, amount_cents: -one.amountCents, name: one.customer.name },
      canUndo: false,
    })
  })

  test('an entry outlives its listing, and nobody changes or removes it', async () => {
    const id = await listing()
    const one = await record(payment(id, TODAY))
    await engine().admin.from('listings').delete().eq('id', id).throwOnError()
    expect(await payments.payment(one.id)).toMatchObject({ slug: undefined, customer: { country: 'KE' } })
    expect(await payments.reverse(one.id, 'It closed')).toMatchObject({ paidUntil: undefined })
    for (const client of [engine().admin, engine().service]) {
      const change = await client.from('payments').update({ amount_cents: 1 }).eq('id', one.id)
      expect(change.error?.code).toBe('42501')
      expect((await client.from('payments').delete().eq('id', one.id)).error?.code).toBe('42501')
    }
  })
})

async function asAdministrator({ address, secrets, admin }: Engine) {
  const { data } = await admin.auth.getSession()
  return { url: address, key: secrets.publishableKey, accessToken: async () => data.session?.access_token }
}
