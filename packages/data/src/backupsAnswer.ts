import { z } from 'zod'

/** What the site's server answers about backups. */
export const backupsSchema = z.object({
  /** When this server began to look after them. */
  since: z.iso.datetime(),
  /** Whether it makes one each day. */
  isDaily: z.boolean(),
  retentionDays: z.int(),
  last: z.nullable(z.object({ at: z.iso.datetime(), bytes: z.int(), images: z.int(), accounts: z.int() })),
  /** Since the last good one. */
  failure: z.nullable(z.object({ at: z.iso.datetime(), message: z.string() })),
})

/** The backups of the embedded default. */
export type BackupsStatus = z.infer<typeof backupsSchema>
