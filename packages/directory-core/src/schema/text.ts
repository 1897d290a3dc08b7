import { z } from 'zod'
import { LISTING_LIMITS } from './listingLimits.ts'

/** Control characters, except the tab and the line break that a description may hold. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g

/** Text of at most `max` characters in NFC, well formed and without control characters; it may be empty. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((written) => written.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').normalize('NFC'))
    .max(max, `Too long: at most ${max} characters`)

/** Text that says something: blanks around it are dropped and something is left. */
export const requiredText = (max: number, message = 'Required') =>
  z.string({ error: ({ input }) => (input === undefined ? message : undefined) }).pipe(text(max).trim().min(1, message))

/** What a path or a search would read as something else. Letters and digits of every script are welcome in a slug. */
const NOT_IN_SLUG = /[\0-,./:-@[-`{-\xA0\u2000-\u206F\u3000\uFEFF]/

/** A part of an address, as `slugify` makes it, of at most `max` characters. */
export const slugWithin = (max: number) =>
  requiredText(max).refine(
    (slug) => !NOT_IN_SLUG.test(slug),
    'Invalid slug: only letters, digits and hyphens are allowed',
  )

/** The last part of an address, as `slugify` makes it. */
export const slugText = slugWithin(LISTING_LIMITS.slug)
