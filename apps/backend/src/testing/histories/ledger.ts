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
    const after = paid(before, payment)
    this.#payments.push({ ...payment, listing: row.id, before, after })
    return after
  }

  /** Takes a payment back; gives the package that its listing has then. */
  reverse(payment: Payment, row: Row | undefined): Package {
    const all = this.#payments.filter(({ listing }) => listing === payment.listing)
    const before = row ? packageOf(row) : NONE
    // Who changed it by hand meant it.
    const after = isSame(COLUMNS, before, all.at(-1)?.after) ? this.#without(payment, all) : before
    this.#payments.push({ ...payment, id: `reversal of ${payment.id}`, reverses: payment.id, before, after })
    return after
  }

  /** What a listing had, had this payment never been recorded. */
  #without(payment: Payment, all: readonly Payment[]): Package {
    return all.reduce((package_, entry, at) => {
      const isOwn = at > 0 && isSame(COLUMNS, entry.before, all[at - 1]!.after)
      const now = isOwn ? package_ : entry.before
      const holds = entry.reverses === undefined && entry.id !== payment.id && !this.isReversed(entry.id)
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
