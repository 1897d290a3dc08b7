import type { DayHours } from '@dira/directory-core'

/** What somebody says about a page, in the order of the list: a fact that is wrong, that the business is here twice or has closed, or a report. */
export const SUGGESTION_KINDS = ['phone', 'hours', 'place', 'kind', 'other', 'same', 'closed', 'report'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** What a report says. */
export const REPORT_GROUNDS = ['not-real', 'copied', 'offensive', 'other'] as const
export type ReportGround = (typeof REPORT_GROUNDS)[number]

/** How somebody knows. */
export const SUGGESTION_SOURCES = ['called', 'visited', 'works-there'] as const
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number]

/** The fields of all steps. Each step keeps its own. */
export interface SuggestionDraft {
  /** The right number; '' where only `isPhoneDead` is known. */
  readonly phone: string
  readonly isPhoneDead: boolean
  /** Monday first; undefined as long as nobody has touched it. */
  readonly week: readonly DayHours[] | undefined
  readonly address: string
  /** Two numbers, as `formatPosition` of directory-core writes them; '' as long as nobody said. */
  readonly position: string
  /** The slug of what the place is, or ''. */
  readonly placeKind: string
  /** The other page of the same business: its name or its address. */
  readonly sameAs: string
  readonly words: string
  /** A day such as 2026-11-24, or ''. */
  readonly seenOn: string
  readonly ground: ReportGround | undefined
  /** A line that goes with a report. */
  readonly line: string
  readonly source: SuggestionSource | undefined
  /** Where to hear what became of it, or ''. */
  readonly email: string
}

/** The suggestion as it is sent: of the draft only what belongs to its kind. */
export interface Suggestion extends SuggestionDraft {
  readonly kind: SuggestionKind
}

export const EMPTY_DRAFT: SuggestionDraft = {
  phone: '',
  isPhoneDead: false,
  week: undefined,
  address: '',
  position: '',
  placeKind: '',
  sameAs: '',
  words: '',
  seenOn: '',
  ground: undefined,
  line: '',
  source: undefined,
  email: '',
}

/** What became of it. What is dropped as spam is answered `sent`; `waiting` is kept on the device until there is a network. */
export type SuggestionAnswer =
  | { readonly state: 'sent' | 'waiting' }
  | { readonly state: 'failed'; readonly message: string }

/** Whether a draft says anything in a step. */
export function isSaid(kind: SuggestionKind, draft: SuggestionDraft): boolean {
  return SAID[kind](draft)
}

const SAID: Readonly<Record<SuggestionKind, (draft: SuggestionDraft) => boolean>> = {
  phone: ({ phone, isPhoneDead }) => isPhoneDead || phone.trim() !== '',
  hours: ({ week }) => week !== undefined,
  place: ({ address, position }) => address.trim() !== '' || position !== '',
  kind: ({ placeKind }) => placeKind !== '',
  same: ({ sameAs }) => sameAs.trim() !== '',
  other: ({ words }) => words.trim() !== '',
  closed: () => true,
  report: ({ ground }) => ground !== undefined,
}
