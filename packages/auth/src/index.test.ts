import { expect, it } from 'vitest'
import * as auth from './index.ts'
import * as react from './react/index.ts'
import * as testing from './testing/index.ts'

it('exports exactly this', () => {
  expect(Object.keys(auth).toSorted()).toEqual([
    'ADMIN_CHECK_DELAY',
    'ADMIN_HOME',
    'AUTH_MESSAGES',
    'PASSWORD_MINIMUM',
    'STORAGE_KEY',
    'connectSupabase',
    'createAuth',
    'hasStoredSession',
    'parseCredentials',
    'safeRedirect',
  ])
  expect(Object.keys(react).toSorted()).toEqual(['AuthProvider', 'RequireAccount', 'RequireAdmin', 'useAuth'])
  expect(Object.keys(testing).toSorted()).toEqual(['ADMIN', 'STRANGER', 'createFakeGateway', 'supabaseHandlers'])
})
