import { http, HttpResponse, type HttpHandler } from 'msw'
import { ADMIN, STRANGER, type TestAccount } from './account.ts'

export interface SupabaseHandlersOptions {
  /** The address of the service. */
  readonly url: string
  /** @default an administrator and another account */
  readonly accounts?: readonly TestAccount[]
  /** The lifetime of a token in seconds. @default 1800 */
  readonly expiresIn?: number
  /** The clock of the service, in milliseconds since 1970. @default that of the device */
  readonly now?: () => number
}

interface Token {
  readonly account: TestAccount
  readonly refreshToken: string
}

/**
 * MSW handlers for sign-in, token refresh, sign-out and the administrator check. The tests of apps/backend compare them with the
 * real service. A token is valid until it is signed out; each refresh token works once.
 */
export function supabaseHandlers({
  url,
  accounts = [ADMIN, STRANGER],
  expiresIn = 1800,
  now = Date.now,
}: SupabaseHandlersOptions): readonly HttpHandler[] {
  const tokens = new Map<string, Token>()
  const issued = new Set<unknown>()
  let count = 0

  const openSession = (account: TestAccount) => {
    count += 1
    const expiresAt = Math.floor(now() / 1000) + expiresIn
    const accessToken = tokenFor({ sub: account.id, exp: expiresAt, role: 'authenticated', session_id: String(count) })
    const refreshToken = `token${String(count).padStart(7, '0')}`
    issued.add(refreshToken)
    tokens.set(accessToken, { account, refreshToken })
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: userOf(account),
    }
  }

  return [
    http.post(`${url}/auth/v1/token`, async ({ request }) => {
      const body = Object((await request.json()) ?? {}) as Record<string, unknown>
      if (new URL(request.url).searchParams.get('grant_type') === 'refresh_token') {
        if (!issued.has(body['refresh_token'])) return refusal(400, 'validation_failed', 'Refresh token is not valid')
        const found = [...tokens].find(([, { refreshToken }]) => refreshToken === body['refresh_token'])
        if (!found) return refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
        tokens.delete(found[0])
        return HttpResponse.json(openSession(found[1].account))
      }
      const account = accounts.find(({ email, password }) => email === body['email'] && password === body['password'])
      return account
        ? HttpResponse.json({ ...openSession(account), weak_password: null })
        : refusal(400, 'invalid_credentials', 'Invalid login credentials')
    }),
    http.post(`${url}/auth/v1/logout`, ({ request }) => {
      if (!tokens.delete(bearerOf(request)))
        return refusal(
          403,
          'bad_jwt',
          'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
        )
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${url}/rest/v1/admin_users`, ({ request }) => {
      const asking = tokens.get(bearerOf(request))?.account
      if (!asking) {
        return HttpResponse.json(
          { code: '42501', message: 'permission denied for table admin_users', details: null, hint: null },
          { status: 401 },
        )
      }
      const wanted = new URL(request.url).searchParams.get('id')
      // Row-level security: an account sees only its own row.
      const isSeen = asking.isAdmin && wanted === `eq.${asking.id}`
      return HttpResponse.json(isSeen ? [{ id: asking.id, email: asking.email }] : [])
    }),
  ]
}

function userOf({ id, email }: TestAccount) {
  const created = '2026-11-20T09:00:00.000Z'
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created,
    confirmed_at: created,
    last_sign_in_at: created,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
    identities: [],
    created_at: created,
    updated_at: created,
    is_anonymous: false,
  }
}

function tokenFor(claims: object): string {
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`
}

function bearerOf(request: Request): string {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
}

/** In the form of GoTrue's errors. */
function refusal(status: number, code: string, message: string) {
  return HttpResponse.json({ code: status, error_code: code, msg: message }, { status })
}
