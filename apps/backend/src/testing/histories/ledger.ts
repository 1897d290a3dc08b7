import { periodOf, type CalendarDate } from '@dira/directory-core'
import { isSame, type Row } from './rows.ts'

const COLUMNS = ['package_tier', 'paid_until'] as const

/** What a listing has bought. */
type Package = Readonly<Record<(typeof COLUMNS)[number], unknown>>
const NONE: Package = { package_tier: null, paid_until: null }

interface Payment {
  readonly id: string
  readonly listing: string
  readonly tier: string
  readonly receivedOn: CalendarDate
  readonly reverses?: string
  readonly before: Package
  readonly after: Package
}

/** All payments of a history, and what a listing has by them. */
export class Ledger {
  readonly #payments: Payment[] = []

  get payments(): readonly Payment[] {
    return this.#payments.filter(({ reverses }) => reverses === undefined)
  }

  isReversed(id: string): boolean {
    return this.#payments.some(({ reverses }) => reverses === id)
  }

  /** Adds a payment; gives the package that its listing has then. */
  pay(payment: Pick<Payment, 'id' | 'tier' | 'receivedOn'>, row: Row): Package {
    const before = packageOf(row)
    const last = this.#of(row.id).at(-1)
    // A package that a reversal left goes on from the last day that is paid for.
    const isLeft = last?.reverses !== undefined && isSame(COLUMNS, before, last.after)
    const after = paid(isLeft ? this.#paid(row.id) : before, payment)
    this.#payments.push({ ...payment, listing: row.id, before, after })
    return after
  }

  /** Takes a payment back; gives the package that its listing has then: what the others pay for. */
  reverse(payment: Payment, row: Row | undefined): Package {
    const before = row ? packageOf(row) : NONE
    const after = row ? this.#paid(payment.listing, payment.id) : NONE
    this.#payments.push({ ...payment, id: `reversal of ${payment.id}`, reverses: payment.id, before, after })
    return after
  }

  #of(id: string): readonly Payment[] {
    return this.#payments.filter(({ listing }) => listing === id)
  }

  /** What the payments of a listing pay for, all or without one. A day written by hand in between counts as paid, a package without an end does not. */
  #paid(id: string, without?: string): Package {
    const all = this.#of(id)
    return all.reduce((package_, entry, at) => {
      const { reverses, before } = entry
      const isByHand = reverses === undefined && !(at > 0 && isSame(COLUMNS, before, all[at - 1]!.after))
      const isPaid = before.paid_until !== null || (before.package_tier ?? 'classified') === 'classified'
      const given = isPaid ? before : at === 0 ? { package_tier: 'classified', paid_until: null } : package_
      const now = isByHand ? given : package_
      const holds = reverses === undefined && entry.id !== without && !this.isReversed(entry.id)
      return holds ? paid(now, entry) : now
    }, NONE)
  }
}

function packageOf({ package_tier, paid_until }: Row): Package {
  return { package_tier, paid_until }
}

function paid({ paid_until }: Package, { tier, receivedOn }: Pick<Payment, 'tier' | 'receivedOn'>): Package {
  const { lastDay } = periodOf((paid_until as CalendarDate | null) ?? undefined, receivedOn)
  return { package_tier: tier, paid_until: lastDay }
}
