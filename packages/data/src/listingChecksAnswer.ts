import { CHECK_SOURCES, CHECKED_FACTS, type CheckedFact, type FactCheck } from '@dira/directory-core'
import { z } from 'zod'

const checkSchema = z.object({ month: z.string().regex(/^\d{4}-\d\d$/), how: z.enum(CHECK_SOURCES) })

/** What `listing_checks` answers. */
export const checksSchema = z.record(z.string(), z.partialRecord(z.enum(CHECKED_FACTS), checkSchema))

/** By the fact; core's `shownChecks` says what a page shows of it. */
export type ListingChecks = Readonly<Partial<Record<CheckedFact, FactCheck>>>
