import { expect, it } from 'vitest'
import { INVITATION_PAGE, OWNER_INVITATION_PAGE } from '../invitationAnswer.ts'
import { CONSOLE_PATHS, consolePathAt } from './consolePaths.ts'
import { scriptOf } from './paths.ts'

it('has each address once, the links of invitations among them, and none that a visitor has', () => {
  expect(new Set(CONSOLE_PATHS).size).toBe(CONSOLE_PATHS.length)
  expect(CONSOLE_PATHS).toEqual(expect.arrayContaining([INVITATION_PAGE, OWNER_INVITATION_PAGE]))
  expect(new Set(CONSOLE_PATHS.map(scriptOf))).toEqual(new Set(['console']))
})

it.each([
  ...CONSOLE_PATHS,
  '/admin/listings/new',
  '/admin/payments/one',
  '/owner/listings/nara-dunes',
  '/owner/renew/caf%C3%A9',
])('there is a page at %s', (path) => expect(consolePathAt(path)).toBeDefined())

it.each([
  '/',
  '/admins',
  '/admin/',
  '/admin/no-such-page',
  '/admin/dashboards',
  '/admin/import/one',
  '/admin/invitation/one',
  '/admin/listings/one/more',
  '/owner/no-such-page',
  '/owner/listings',
  '/owner/renew',
  '/owner/renew/one/two',
  '/listings/admin',
])('there is none at %s', (path) => expect(consolePathAt(path)).toBeUndefined())
