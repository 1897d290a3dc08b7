import { expect, it } from 'vitest'
import { OWNER_INVITATION_PAGE } from '../invitationAnswer.ts'
import { isOwnerPage, OWNER_PATHS, ownerPlaceAt } from './ownerPaths.ts'

it.each([
  ...Object.values(OWNER_PATHS).map((path) => path.replace(':slug', 'outjo-oven')),
  '/owner/sign-in',
  OWNER_INVITATION_PAGE,
])('there is a page at %s', (path) => expect(isOwnerPage(path)).toBe(true))

it.each(['/owner/no-such-page', '/owner/account/one', '/owners'])('there is none at %s', (path) =>
  expect(isOwnerPage(path)).toBe(false),
)

it('the sign-in is no page for who is signed in', () => expect(ownerPlaceAt('/owner/sign-in')).toBeUndefined())
