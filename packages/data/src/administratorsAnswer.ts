import { z } from 'zod'
import { instant } from './instant.ts'

/** What `administrators` answers. */
export const listSchema = z
  .object({
    administrators: z.array(
      z.object({ id: z.string(), email: z.string(), created_at: instant, last_change: instant.nullable() }),
    ),
    invitations: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        purpose: z.enum(['invitation', 'password']),
        // Null: its administrator asked for it.
        made_by: z.string().nullable(),
        created_at: instant,
        expires_at: instant,
      }),
    ),
  })
  .transform(({ administrators, invitations }) => ({
    administrators: administrators.map(({ created_at, last_change, ...administrator }) => ({
      ...administrator,
      since: created_at,
      lastChange: last_change ?? undefined,
    })),
    invitations: invitations.map(({ made_by, created_at, expires_at, ...invitation }) => ({
      ...invitation,
      madeBy: made_by ?? undefined,
      madeAt: created_at,
      expiresAt: expires_at,
    })),
  }))

/** What the site’s server answers to who makes a link, for an administrator or an owner. */
export const linkSchema = z.object({
  link: z.url(),
  email: z.string(),
  expiresAt: instant,
  /** It goes out as a letter as well. */
  isSent: z.boolean(),
})

/** Who is an administrator and when that began, and the links that nobody has used yet. Instants are ISO 8601. */
export type AdministratorsList = z.infer<typeof listSchema>

/** A link, which is in this answer only: its maker hands it on. */
export type AdministratorLink = z.infer<typeof linkSchema>
