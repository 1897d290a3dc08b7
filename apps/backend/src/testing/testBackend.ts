import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Backend } from '../connect/backend.ts'
import { connectBackend } from '../connect/connectBackend.ts'
import { readSecrets, type Secrets } from '../data/secrets.ts'
import { placeData } from './preparedData.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** An embedded database for the tests of a file. */
export interface TestBackend {
  readonly backend: Backend
  readonly secrets: Secrets
  readonly publishableKey: string
  /** Sends a request, as a visitor by default. */
  readonly ask: (path: string, request?: AskOptions) => Promise<Answer>
  /** Signs in and returns the headers for further requests. */
  readonly signIn: (account: { readonly email: string; readonly password: string }) => Promise<Record<string, string>>
}

export interface AskOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Opens the database before the tests of a file and closes it after them. */
export function useTestBackend(): () => TestBackend {
  const dataFolder = join(temporaryFolder(), 'data')
  let current: TestBackend | undefined

  beforeAll(async () => {
    // @supabase/lite prints every refused statement.
    console.error = () => undefined
    await placeData(dataFolder)
    const backend = await connectBackend({ dataFolder, command: 'a test' })
    // Opening the data has made them.
    const secrets = readSecrets(dataFolder)!
    const { publishableKey } = secrets
    const ask = async (path: string, { method = 'GET', headers, body }: AskOptions = {}): Promise<Answer> => {
      const response = await backend.request(path, {
        method,
        headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    }
    const signIn: TestBackend['signIn'] = async (account) => {
      const { status, body } = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body: account })
      if (status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(body)}`)
      return { authorization: `Bearer ${(body as { access_token: string }).access_token}` }
    }
    current = { backend, secrets, publishableKey, ask, signIn }
  })
  afterAll(async () => current?.backend.close())

  return () => {
    if (!current) throw new Error('The test backend is open during tests only')
    return current
  }
}

/** The headers of the service role. */
export function serviceKeyHeaders({ secrets }: TestBackend): Record<string, string> {
  return { apikey: secrets.secretKey, prefer: 'return=representation' }
}
