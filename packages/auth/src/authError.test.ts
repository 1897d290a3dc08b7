import { describe, expect, it } from 'vitest'
import { authErrorFrom } from './authError.ts'

describe('authErrorFrom', () => {
  it.each([
    [{ name: 'AuthApiError', status: 400, code: 'invalid_credentials', message: 'Invalid' }, 'invalid-credentials'],
    [{ name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' }, 'session-missing'],
    [{ name: 'AuthWeakPasswordError', status: 422, message: 'Weak', reasons: ['length'] }, 'weak-password'],
    [{ name: 'AuthInvalidJwtError', status: 400, code: 'invalid_jwt', message: 'Invalid JWT' }, 'invalid-token'],
    [{ name: 'AuthApiError', status: 403, code: 'bad_jwt', message: 'invalid JWT' }, 'invalid-token'],
    [{ code: 'PGRST301', status: 401, message: 'JWT expired' }, 'invalid-token'],
    [{ code: 'PGRST303', status: 401, message: 'JWT issued at future' }, 'invalid-token'],
    [{ code: '42501', status: 401, message: 'permission denied for table admin_users' }, 'session-missing'],
    [{ code: '42501', status: 403, message: 'permission denied for table admin_users' }, 'unexpected'],
    [{ name: 'AuthApiError', status: 400, code: 'refresh_token_not_found', message: 'Not Found' }, 'session-missing'],
    [{ name: 'AuthApiError', status: 429, code: 'over_request_rate_limit', message: 'Wait' }, 'rate-limited'],
    [{ name: 'AuthApiError', status: 418, code: 'toString', message: 'Teapot' }, 'unexpected'],
    [new Error('Something else'), 'unexpected'],
    ['text', 'unexpected'],
    [undefined, 'unexpected'],
  ])('knows %j as %s', (error, code) => {
    expect(authErrorFrom(error).code).toBe(code)
  })

  it.each([502, 503, 504, 0])(
    'knows status %i, of either part of the service, for a server that may be back',
    (status) => {
      expect(authErrorFrom({ status, message: 'Bad gateway' }).code).toBe('unreachable')
      expect(authErrorFrom({ name: 'AuthRetryableFetchError', status, message: '{}' }).code).toBe('unreachable')
    },
  )

  it('uses the message of the service, or its own where that is not readable', () => {
    expect(authErrorFrom({ status: 400, message: 'Email not confirmed' }).message).toBe('Email not confirmed')
    expect(authErrorFrom({ status: 503, message: 'Starting' }).message).toBe('Starting')
    expect(authErrorFrom({ status: 503, message: '{}' }).message).toBe('The server could not be reached')
    expect(authErrorFrom({ status: 0, message: 'TypeError: Failed to fetch' }).message).toBe(
      'The server could not be reached',
    )
    expect(authErrorFrom({ name: 'AuthUnknownError', message: 'Unexpected token <' }).message).toBe(
      'The server gave an answer that could not be read',
    )
    expect(authErrorFrom(null).message).toBe('Unknown error')
  })
})
