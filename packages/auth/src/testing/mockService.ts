import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import type { AuthGateway, SessionChange } from '../authGateway.ts'
import { STORAGE_KEY } from '../storedSession.ts'
import { supabaseGateway, type SupabaseGatewayOptions } from '../supabaseGateway.ts'
import { ADMIN } from './account.ts'
import { memoryStorage } from './memoryStorage.ts'
import { supabaseHandlers, type SupabaseHandlersOptions } from './supabaseHandlers.ts'

export const URL_OF_SERVICE = 'https://service.dira.example'
export const KEY = 'sb_publishable_test'

/** A request that the service got. */
export interface SeenRequest {
  readonly what: string
  readonly at: number
  readonly headers: Headers
  readonly body: unknown
}

/** The real client library over a mocked network, for the tests of a file. */
export function mockService() {
  const server = setupServer()
  const requests: SeenRequest[] = []
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const seen = { what: `${request.method} ${pathname}${search}`, at: Date.now(), headers: request.headers }
    const text = await request.text()
    requests.push({ ...seen, body: text === '' ? undefined : (JSON.parse(text) as unknown) })
  }
  server.events.on('request:start', ({ request }) => void note(request.clone()))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    requests.length = 0
  })
  afterAll(() => server.close())

  return {
    requests,
    /** The methods and addresses of the requests. */
    asked: () => requests.map(({ what }) => what),
    /** Adds handlers before the usual ones. */
    answer: (...handlers: readonly RequestHandler[]) => server.use(...handlers),
    /** Opens a client. `changes` are its session events. */
    open: (options: Partial<SupabaseGatewayOptions> & Pick<SupabaseHandlersOptions, 'expiresIn' | 'now'> = {}) => {
      const { expiresIn, now, ...own } = options
      server.use(
        ...supabaseHandlers({
          url: URL_OF_SERVICE,
          ...(expiresIn !== undefined && { expiresIn }),
          ...(now && { now }),
        }),
      )
      const storage = own.storage ?? memoryStorage()
      const gateway = supabaseGateway({ url: URL_OF_SERVICE, key: KEY, storage, ...own })
      onTestFinished(() => gateway.close())
      return { gateway, storage, changes: changesOf(gateway) }
    },
  }
}

function changesOf(gateway: AuthGateway): readonly SessionChange[] {
  const changes: SessionChange[] = []
  gateway.onSessionChange((change) => changes.push(change))
  return changes
}

/** A storage with a session, in the form of the client library. */
export function storageWith(session: object): ReturnType<typeof memoryStorage> {
  return memoryStorage({ [STORAGE_KEY]: JSON.stringify(session) })
}

/** A session of the administrator that the service does not know. */
export function sessionThatExpires(seconds: number) {
  return {
    access_token: 'e30.e30.c2ln',
    refresh_token: 'refresh-from-before',
    token_type: 'bearer',
    expires_in: 1800,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: ADMIN.id, email: ADMIN.email },
  }
}
