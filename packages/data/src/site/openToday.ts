import { openStatus, rowsToday, type BusinessHours, type ListingDetail, type OpenStatus } from '@dira/directory-core'
import { weekdays } from './names.ts'

/** Whether a business is open at a moment, and its hours of that day. */
export interface OpenToday {
  readonly openStatus?: OpenStatus
  readonly hoursToday: readonly BusinessHours[]
}

/** What a page says of today; nothing where the moment is not known yet. */
export function openToday(listing: ListingDetail, now: number | undefined): OpenToday {
  if (now === undefined || !('businessHours' in listing)) return { hoursToday: [] }
  return { openStatus: openStatus(listing, { now, names: { weekdays } }), hoursToday: rowsToday(listing, now) }
}
