import { z } from 'zod'
import { instant } from './instant.ts'

/** Where the site's server makes links for administrators and owners, says what one is good for, and takes the password of who uses it. */
export const INVITATIONS_PATHS = {
  make: '/admin/invitations',
  look: '/admin/invitations/look',
  accept: '/admin/invitations/accept',
} as const

/** The page that a link for an administrator opens. What is behind its `#` never reaches a server by itself. */
export const INVITATION_PAGE = '/admin/invitation'
/** The page that a link for an owner opens. */
export const OWNER_INVITATION_PAGE = '/owner/invitation'

/**
 * What a link is for: it makes somebody an administrator or an owner (`owner`), or lets an administrator or an owner (`owner-password`) choose a new
 * password.
 */
export const INVITATION_PURPOSES = ['invitation', 'password', 'owner', 'owner-password'] as const
export type InvitationPurpose = (typeof INVITATION_PURPOSES)[number]
/** And what only the one who asks has it made for: an address becomes that of the account (`owner-email`). */
export const LINK_PURPOSES = [...INVITATION_PURPOSES, 'owner-email'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** The token in a link. */
export const invitationToken = z.string().regex(/^[0-9a-f]{64}$/)

/** The fewest characters of a new password. */
export const NEW_PASSWORD_LEAST = 10
/** bcrypt reads no further, in bytes. */
const NEW_PASSWORD_MOST = 72

/** A password that an administrator or an owner may choose. */
export const newPassword = z
  .string()
  .min(NEW_PASSWORD_LEAST)
  .refine((password) => new TextEncoder().encode(password).length <= NEW_PASSWORD_MOST)

/** Why a link is good for nothing; `claimed` is one that is being used at this moment, `unknown` one that there is not. */
export const CLOSED_INVITATIONS = ['used', 'withdrawn', 'expired', 'claimed', 'unknown'] as const
export type ClosedInvitation = (typeof CLOSED_INVITATIONS)[number]

/** What the site’s server says of a link. */
export const lookSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    email: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    expiresAt: instant,
    /** What an owner is to look after. */
    businessName: z.string().optional(),
    /** No password is chosen: an administrator's opens more than a listing, and an address needs none. */
    keepsPassword: z.boolean(),
  }),
  z.object({ state: z.enum(CLOSED_INVITATIONS) }),
])

/** What it says to who uses it. */
export const acceptedSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), email: z.string() }),
  z.object({ ok: z.literal(false), state: z.enum(CLOSED_INVITATIONS) }),
])

/** Why a server gave no answer: it is a host of files or has no key for accounts, or it is away or busy. */
export type NoAnswer = 'no-server' | 'unreachable'

/** What a link is good for. */
export type InvitationLook = z.infer<typeof lookSchema> | { readonly state: NoAnswer }

/** `password`: the accounts refuse it, for instance because it is known to have leaked; they say why. */
export type InvitationAccepted =
  | z.infer<typeof acceptedSchema>
  | { readonly ok: false; readonly state: NoAnswer }
  | { readonly ok: false; readonly state: 'password'; readonly message: string }

/** The sentence of an error, where there is one. */
export const errorMessage = z
  .object({ message: z.string() })
  .transform(({ message }) => message)
  .catch('')

/** Where somebody who forgot the password asks for a link by mail: 204 for every address, or 429; 404 where no emails go out by themselves. */
export const PASSWORD_LINKS_PATH = '/password-links'
