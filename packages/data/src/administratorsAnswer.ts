import { z } from 'zod'
import { instant } from './instant.ts'

/** What the site’s server answers to who makes a link, for an administrator or an owner. */
export const linkSchema = z.object({
  link: z.url(),
  email: z.string(),
  expiresAt: instant,
  /** It goes out as an email as well. */
  isSent: z.boolean(),
})

/** A link, which is in this answer only: its maker hands it on. */
export type AdministratorLink = z.infer<typeof linkSchema>
