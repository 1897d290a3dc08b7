import { INVITATION_PAGE } from '../invitationAnswer.ts'
import { expect, it } from 'vitest'
import { ADMIN_PATHS, isAdminPage } from './adminPaths.ts'

it.each([...Object.values(ADMIN_PATHS), INVITATION_PAGE, '/admin/listings/new', '/admin/payments/one'])(
  'there is a page at %s',
  (path) => expect(isAdminPage(path)).toBe(true),
)

it.each(['/admin/no-such-page', '/admin/dashboards', '/admin/import/one', '/admin/invitation/one'])(
  'there is none at %s',
  (path) => expect(isAdminPage(path)).toBe(false),
)
