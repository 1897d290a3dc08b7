import { addDays, effectiveTier, type CalendarDate, type PackageTier } from '@dira/directory-core'
import { expect } from 'vitest'
import { Ledger } from './ledger.ts'
import { isSlugTaken, plannedUndo } from './plannedUndo.ts'
import type { AskDatabase } from './prepareHistories.ts'
import { bare, difference, withoutVersions, type Change, type Row, type Rows } from './rows.ts'
import { FIRST_DAY, type Step } from './steps.ts'

/** What there is after a step. */
interface Answer {
  readonly answer: Record<string, unknown> | null
  /** The operation of History that it made; null where it changed nothing. */
  readonly operation: number | null
  readonly rows: readonly Row[]
  /** The tier of each listing that visitors are shown. */
  readonly shown: Readonly<Record<string, string | null>>
}

/** Plays a history in the database and in a naive model that keeps whole listings, and compares them after each step. */
export async function playHistory(ask: AskDatabase, history: readonly Step[]): Promise<void> {
  let rows: Rows = new Map()
  let today = FIRST_DAY
  const ledger = new Ledger()
  const former = new Map<unknown, string>()
  const operations: { readonly id: number; readonly change: Change; readonly isPayment: boolean }[] = []

  const play = async (asked: { readonly action: string; readonly [name: string]: unknown }) => {
    const { answer, operation, ...now } = (await ask('select pg_temp.step($1::text::jsonb)', [
      JSON.stringify(asked),
    ])) as Answer
    const isPayment = asked.action === 'pay' || asked.action === 'reverse'
    const before = rows
    rows = new Map(now.rows.map((row) => [row.id, row]))
    const change = difference(before, rows)
    for (const [id, { before: was, after: is }] of change) {
      const isLeft = is?.['status'] !== 'published' || is['slug'] !== was?.['slug']
      if (was?.['status'] === 'published' && isLeft) former.set(was['slug'], id)
    }
    // Two batches may write a field and write it back.
    const mayComeBack = 'batches' in asked && change.size === 0
    if (!mayComeBack) {
      checkVersions(before, rows)
      // A payment stands in History also where the package stays as it is.
      expect(operation !== null).toBe(change.size > 0 || (isPayment && !(answer !== null && 'refused' in answer)))
    }
    if (operation !== null) operations.push({ id: operation, change, isPayment })
    expect(now.shown).toEqual(shownOn(today, rows))
    return { answer, before }
  }
  const expectRows = (planned: Rows) => expect(withoutVersions(rows)).toEqual(withoutVersions(planned))

  await play({ action: 'import', batches: [[0, 1, 2].map((number) => importedRow(number, { phone: '1' }))] })
  for (const { action, pick, other, back, values: given, ticks, buys, ago, days } of history) {
    const ids = [...rows.keys()].toSorted()
    const chosen = [...new Set([ids[pick % ids.length], ids[other % ids.length]])].filter((id) => id !== undefined)
    const [id] = chosen
    const row = id === undefined ? undefined : rows.get(id)
    if (action === 'edit') {
      if (!row) continue
      const { slug, ...plain } = given
      const isFree = slug === undefined || !isSlugTaken(slug, row.id, rows, former)
      const changes = isFree ? given : plain
      const { before } = await play({ action, ids: [row.id], values: changes })
      expectRows(changed(before, [row.id], changes))
    } else if (action === 'bulk' || action === 'publish' || action === 'archive') {
      const changes =
        action === 'bulk'
          ? only(given, ['package_tier', 'status', 'city_name', 'city_slug'])
          : { status: action === 'publish' ? 'published' : 'archived' }
      if (Object.keys(changes).length === 0) continue
      const { before } = await play({ action: 'bulk', ids: chosen, values: changes })
      expectRows(changed(before, chosen, changes))
    } else if (action === 'import') {
      // The second batch may say something else of a row of the first: together they are one operation.
      const fields = only(given, ['phone', 'description'])
      const batches = [[importedRow(pick % 4, fields)], [importedRow(other % 4, { ...fields, phone: '3' })]]
      await play({ action, batches })
    } else if (action === 'remove') {
      const { before } = await play({ action, ids: chosen })
      expectRows(new Map([...before].filter(([one]) => !chosen.includes(one))))
    } else if (action === 'pay') {
      if (!row) continue
      const payment = { id: crypto.randomUUID(), tier: buys, receivedOn: addDays(today, -ago) }
      const changes = ledger.pay(payment, row)
      const { before } = await play({ action, payment: asRecorded(payment, row.id) })
      expectRows(changed(before, [row.id], changes))
    } else if (action === 'reverse') {
      const payment = ledger.payments.at(-1 - (back % Math.max(ledger.payments.length, 1)))
      if (!payment) continue
      const isRefused = ledger.isReversed(payment.id)
      const changes = isRefused ? {} : ledger.reverse(payment, rows.get(payment.listing))
      const { answer, before } = await play({ action, payment: payment.id })
      expect(answer !== null && 'refused' in answer).toBe(isRefused)
      expectRows(changed(before, [payment.listing], changes))
    } else if (action === 'expire') {
      today = addDays(today, days)
      const { before } = await play({ action, day: today })
      // Time that passes writes nothing, not even a version.
      expect(rows).toEqual(before)
    } else {
      const operation = operations.at(-1 - (back % operations.length))!
      const seen = plannedUndo(operation.change, rows, former, ticks)
      const { answer, before } = await play({ action, operation: operation.id, also: seen.also })
      expectRows(operation.isPayment ? before : seen.rows)
      // A payment is reversed instead.
      if (operation.isPayment && operation.change.size === 0) expect(answer).toHaveProperty('refused')
      else expect(answer).toMatchObject(operation.isPayment ? { changed: 0, archived: 0, restored: 0 } : seen.counts)
    }
  }
}

function importedRow(number: number, fields: object) {
  const source = `history-${number}`
  return {
    fields: { source_id: source, business_name: 'History', category: 'shopping', country: 'KE', ...fields },
    initial: { status: 'published' },
    slugs: [`s-${number}`, `t-${number}`],
  }
}

function asRecorded({ id, tier, receivedOn }: { id: string; tier: string; receivedOn: string }, listing: string) {
  const words = { method: 'cash', reference: '', note: 'Agreed' }
  return { id, listing_id: listing, tier, amount_cents: 100, received_on: receivedOn, ...words }
}

function changed(rows: Rows, ids: readonly string[], changes: object): Rows {
  return new Map([...rows].map(([id, row]) => [id, ids.includes(id) ? { ...row, ...changes } : row]))
}

function only(given: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/** The tiers that visitors are shown on a day, as core computes them. */
function shownOn(day: CalendarDate, rows: Rows): Answer['shown'] {
  const published = [...rows.values()].filter(({ status }) => status === 'published')
  return Object.fromEntries(published.map((row) => [row.id, shownTier(row, Date.parse(day))]))
}

function shownTier({ package_tier: tier, paid_until: until }: Row, instant: number): string | null {
  if (tier === null) return null
  return effectiveTier(
    { packageTier: tier as PackageTier, ...(until !== null && { paidUntil: until as CalendarDate }) },
    instant,
  )
}

/** A version counts up with every real change, and with nothing else. */
function checkVersions(before: Rows, after: Rows): void {
  for (const [id, row] of after) {
    const earlier = before.get(id)
    if (!earlier) continue
    const hasChanged = JSON.stringify(bare(earlier)) !== JSON.stringify(bare(row))
    expect(row.version > earlier.version).toBe(hasChanged)
  }
}
