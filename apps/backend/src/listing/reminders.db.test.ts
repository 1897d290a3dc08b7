// @module-tag ci
import { connectOutbox, connectOutboxQueue, MESSAGES_KEPT, type OutboxEmail } from '@dira/data'
import { addDays, GRACE_DAYS } from '@dira/directory-core'
import { afterEach, expect, test, vi } from 'vitest'
import { moveClock } from '../testing/moveClock.ts'
import { describeOnEnginesInCi, useEngine } from '../testing/useEngine.ts'

const FIRST = '2027-01-10'
const END = addDays(FIRST, 40)
const SPANS = [30, 7, 1, 0]
const toUtc = (day: string) => Date.parse(day)

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  const queue = () => connectOutboxQueue({ url: engine().address, key: engine().secrets.secretKey })

  afterEach(() => vi.useRealTimers())
  /** This one alone is there, and no email. */
  async function listing(id: string): Promise<void> {
    await engine().service.from('listings').delete().neq('id', '').throwOnError()
    await engine().service.from('outbox').delete().not('id', 'is', null).throwOnError()
    await engine()
      .service.from('listings')
      .upsert({
        id,
        slug: id,
        business_name: 'Etosha East Gate',
        category: 'shopping',
        country: 'NA',
        status: 'published',
        package_tier: 'premium',
        paid_until: END,
        email: 'stay@gate.dira.example',
      })
      .throwOnError()
  }
  /** What the server does on a day: it writes emails that are due, and sends them. */
  async function runOn(day: string): Promise<readonly string[]> {
    await moveClock(engine(), toUtc(day) + 43_200_000)
    await queue().tend()
    const { data } = await engine()
      .service.from('outbox')
      .update({ status: 'sent', settled_at: new Date().toISOString() })
      .eq('status', 'waiting')
      .select('dedupe_key')
      .throwOnError()
    return data.map(({ dedupe_key: key }) => key.split(':').at(-1) ?? '')
  }

  test('a package is reminded 30, 7 and 1 days before its end and on the day, once each', async () => {
    await listing('every-day')
    const sent: [string, number][] = []
    for (let day = FIRST; day <= addDays(END, GRACE_DAYS + 3); day = addDays(day, 1)) {
      for (const span of await runOn(day)) sent.push([span, Math.round((toUtc(END) - toUtc(day)) / 86_400_000)])
    }
    expect(sent).toEqual(SPANS.map((span) => [String(span), span]))
  })

  test.each([
    ['off on each of those days', [29, 6, -1], ['30', '7', '0']],
    ['off for weeks', [5], ['7']],
    ['off until the end is past', [-10], ['0']],
    ['off until the grace is over', [-GRACE_DAYS - 1], []],
  ])('a server that was %s sends the nearest alone', async (_, daysLeft, spans) => {
    await listing('off')
    const sent: string[] = []
    for (const days of daysLeft) sent.push(...(await runOn(addDays(END, -days))))
    expect(sent).toEqual(spans)
  })

  test('a payment cancels what waits, and its reversal brings it back', async () => {
    await listing('paid')
    await moveClock(engine(), toUtc(addDays(END, -7)) + 43_200_000)
    await queue().tend()
    const { address, secrets, admin } = engine()
    const { data } = await admin.auth.getSession()
    const outbox = connectOutbox({
      url: address,
      key: secrets.publishableKey,
      accessToken: async () => data.session?.access_token,
    })
    const waiting = async (): Promise<readonly OutboxEmail[]> => (await outbox.page()).emails
    expect(await waiting()).toMatchObject([
      {
        status: 'waiting',
        email: 'stay@gate.dira.example',
        subject: { kind: 'reminder', name: 'Etosha East Gate', tier: 'premium', paidUntil: END },
      },
    ])
    const payment = {
      id: '8b0f7f52-6f0c-4d0e-9f53-9d2f9a1c5d01',
      listing_id: 'paid',
      tier: 'premium',
      amount_cents: 1995_00,
      received_on: '2026-11-01',
      method: 'cash',
    }
    const recorded = await admin.rpc('record_payment', { payment }).throwOnError()
    expect(recorded.data).toMatchObject({ first_day: addDays(END, 1) })
    expect(await waiting()).toEqual([])
    await admin.rpc('reverse_payment', { payment_id: payment.id, reason: 'It bounced' }).throwOnError()
    expect(await queue().tend()).toBe(1)
    expect(await waiting()).toHaveLength(1)
  })

  test('an email is kept for as long as the privacy page says', async () => {
    await listing('kept')
    expect(await runOn(END)).toEqual(['0'])
    const age = async (months: number, days: number) => {
      const moment = new Date()
      moment.setUTCMonth(moment.getUTCMonth() - months, moment.getUTCDate() - days)
      await engine().service.from('outbox').update({ created_at: moment.toISOString() }).neq('id', crypto.randomUUID())
      await engine().service.from('listings').delete().eq('id', 'kept').throwOnError()
      await queue().tend()
      return (await engine().service.from('outbox').select('id').throwOnError()).data.length
    }
    vi.useRealTimers()
    expect(await age(MESSAGES_KEPT.months, -2)).toBe(1)
    expect(await age(MESSAGES_KEPT.months, 2)).toBe(0)
  })
})
