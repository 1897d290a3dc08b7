import type { Standing } from '@dira/directory-core'
import { shownRow } from './shownRow.ts'

/** What listings need somebody for, as the database knows it; each filters the table of listings. */
export const NEEDS = [
  'ends-tomorrow',
  'ends-in-7-days',
  'ends-in-30-days',
  'past',
  'in-grace',
  'lapsed',
  'coordinates',
  'hours',
  'phone',
  'duplicates',
  'closed',
  'sample',
] as const
/** `past` is `in-grace` and `lapsed`, a day of grace or none; the three before it and it share no listing. */
export type Need = (typeof NEEDS)[number]

/** A need as `admin_needs` answers it. */
interface StoredNeed {
  /** Exact up to 10,000, null beyond. */
  readonly count: number | null
  /** The name of the listing that comes first: the one whose package ends first, or by name. */
  readonly name?: string
  readonly tier?: Standing
  readonly paid_until?: string | null
  /** The hours or the phone as it stands there. */
  readonly text?: string | null
}

const needOf = ({ tier, ...need }: StoredNeed) => ({
  ...shownRow(need),
  count: need.count,
  standing: tier,
})

/** What `admin_needs` answers. */
export function needsOf({ needs, is_judged: isJudged }: StoredNeeds): Needs {
  const shown = NEEDS.map((need) => [need, needOf(needs[need])] as const)
  return { needs: Object.fromEntries(shown) as Needs['needs'], isJudged }
}

export interface StoredNeeds {
  readonly needs: Readonly<Record<Need, StoredNeed>>
  readonly is_judged: boolean
}

/** A listing whose phone and hours are to be read, as `listings_to_judge` answers it. */
export interface ToJudge {
  readonly id: string
  readonly of: string
  readonly country: string
  readonly phone: string
  readonly business_hours: readonly { readonly day: string; readonly hours: string }[]
}

/** How many listings need somebody, by the need. While `isJudged` is false, some listings have still to be read or compared. */
export interface Needs {
  readonly needs: Readonly<Record<Need, ReturnType<typeof needOf>>>
  readonly isJudged: boolean
}
