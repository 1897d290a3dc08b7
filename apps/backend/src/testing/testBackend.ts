import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Backend } from '../connect/backend.ts'
import { connectBackend } from '../connect/connectBackend.ts'
import { readSecrets, type Secrets } from '../data/secrets.ts'
import { placeEmptyDatabase } from './emptyDatabase.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** An embedded database of its own for the tests of one file, and short ways to ask it things. */
export interface TestBackend {
  readonly backend: Backend
  readonly secrets: Secrets
  readonly publishableKey: string
  /** A request as a visitor, or with the headers given; its status and its parsed body. */
  readonly ask: (path: string, request?: AskOptions) => Promise<Answer>
  /** The headers of somebody who has signed in with a password. */
  readonly signIn: (account: { readonly email: string; readonly password: string }) => Promise<Record<string, string>>
}

export interface AskOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  // Tests compare it with what they expect, whatever its form.
  readonly body: unknown
}

/** Opens the database before the tests of a file and closes it after them. */
export function useTestBackend(): () => TestBackend {
  const dataFolder = join(temporaryFolder(), 'data')
  let current: TestBackend | undefined

  beforeAll(async () => {
    // @supabase/lite prints every refused statement, and being refused is what many tests are about.
    console.error = () => undefined
    await placeEmptyDatabase(dataFolder)
    const backend = await connectBackend({ dataFolder, command: 'a test' })
    // Opening the data made them.
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
export function asService({ secrets }: TestBackend): Record<string, string> {
  return { apikey: secrets.secretKey, prefer: 'return=representation' }
}
