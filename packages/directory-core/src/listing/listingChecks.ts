import { showsField } from '../tier/tierDisplay.ts'
import type { PackageTier } from '../tier/packageTier.ts'
import type { CalendarDate } from '../time/calendarDate.ts'

/** The facts of a listing that are checked: that the business is there, and what its page says of these. */
export const CHECKED_FACTS = ['existence', 'phone', 'hours', 'place'] as const
/** A fact of a listing that is checked. */
export type CheckedFact = (typeof CHECKED_FACTS)[number]

/** How a fact was checked; `source`: by who made the data that the listing was imported from. */
export const CHECK_SOURCES = ['owner', 'administrator', 'call', 'source'] as const
/** A way to check a fact. */
export type CheckSource = (typeof CHECK_SOURCES)[number]

/** When and how: a month as `2026-03`. */
export interface FactCheck {
  readonly month: string
  readonly how: CheckSource
}

/** What a page says of a fact: 'Checked in March 2026 by the owner', or 'Last checked in …' once it is old. */
export interface ShownCheck extends FactCheck {
  readonly fact: CheckedFact
  /** Whether it was more than 12 months ago, by the month. */
  readonly isOld: boolean
}

/** The checks that a listing's page shows on a day: of a fact that was not checked, or that the package does not show, nothing. */
export function shownChecks(
  checks: Readonly<Partial<Record<CheckedFact, FactCheck>>>,
  { packageTier, today }: { readonly packageTier: PackageTier; readonly today: CalendarDate },
): readonly ShownCheck[] {
  const aYearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4, 7)}`
  return CHECKED_FACTS.flatMap((fact) => {
    const check = checks[fact]
    const isHidden = fact === 'hours' && !showsField(packageTier, 'businessHours')
    return check && !isHidden ? [{ fact, month: check.month, how: check.how, isOld: check.month < aYearAgo }] : []
  })
}
