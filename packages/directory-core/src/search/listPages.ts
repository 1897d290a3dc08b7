import { PAGE_SIZE } from './searchState.ts'

/** The number of rows on one page of a list. */
export const ROWS_PAGE_SIZE = 90

/** What a list has: first its cards, then its rows. */
export interface EntryCounts {
  readonly cards: number
  readonly rows: number
}

/** A part of a list: its entries from `from` up to but not including `to`, counted from 0 over cards and rows. */
export interface ListRange {
  readonly from: number
  readonly to: number
}

/** One page of a list. */
export interface ListPage extends ListRange {
  /** From 1; never beyond the last. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  readonly cards: ListRange
  /** They follow the cards. */
  readonly rows: ListRange
}

/**
 * What a page shows of a list: 24 cards, and from the page that ends the cards on 90 rows. So each entry is on one page, and the first
 * rows stand below the last cards, however few those are.
 */
export function listPage(counts: EntryCounts, asked: number): ListPage {
  const { cards, rows } = counts
  const end = endOfCards(counts)
  const pageCount = end - 1 + Math.max(1, Math.ceil(rows / ROWS_PAGE_SIZE))
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), pageCount)
  const cardsBefore = (one: number) => Math.min((one - 1) * PAGE_SIZE, cards)
  const rowsBefore = (one: number) => Math.min(Math.max(one - end, 0) * ROWS_PAGE_SIZE, rows)
  const before = (one: number) => cardsBefore(one) + rowsBefore(one)
  return {
    page,
    pageCount,
    from: before(page),
    to: before(page + 1),
    cards: { from: cardsBefore(page), to: cardsBefore(page + 1) },
    rows: { from: cards + rowsBefore(page), to: cards + rowsBefore(page + 1) },
  }
}

/** The page that an entry of a list is on, counted from 0 over cards and rows. */
export function pageOfEntry(counts: EntryCounts, entry: number): number {
  if (entry < counts.cards) return Math.floor(entry / PAGE_SIZE) + 1
  return endOfCards(counts) + Math.floor((entry - counts.cards) / ROWS_PAGE_SIZE)
}

/** The page on which the cards end and the rows begin. */
const endOfCards = ({ cards }: EntryCounts) => Math.max(1, Math.ceil(cards / PAGE_SIZE))
