import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Problem } from '../report/problem.ts'
import { dataPaths } from './dataFolder.ts'
import { writePrivately } from './writePrivately.ts'

/** Secrets from public documentation. With one of them, anybody could sign a token for any account. */
const WELL_KNOWN_SECRETS = [
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
]

const secretsSchema = z.object({
  jwtSecret: z
    .string()
    .min(32)
    .refine((secret) => !WELL_KNOWN_SECRETS.includes(secret), 'is a well-known secret'),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  demoAdministrator: z.object({ email: z.email(), password: z.string().min(6) }),
})

/** The keys and passwords of an embedded database, made at its first start. Only the owner can read their file. */
export type Secrets = z.infer<typeof secretsSchema>

/** Reads the secrets of a data folder; undefined when it has none yet. Rejects unsafe ones. */
export function readSecrets(folder: string): Secrets | undefined {
  const { secrets: path } = dataPaths(folder)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Problem('data-unusable', `The secrets in ${path} cannot be read. Make the file readable.`, {
      cause: error,
    })
  }
  const parsed = secretsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Problem(
    'data-unusable',
    `The secrets in ${path} are not safe to use (${issue?.path.join('.')}: ${issue?.message}). ` +
      'Remove the file: new secrets are made at the next start, and everybody signs in again.',
  )
}

/** Reads the secrets of a data folder, or makes and stores new ones (`made`). */
export async function ensureSecrets(folder: string): Promise<{ secrets: Secrets; made: boolean }> {
  const existing = readSecrets(folder)
  if (existing) return { secrets: existing, made: false }
  // Imported here, because clients of a running server do not need it.
  const { generateApiKey } = await import('@supabase/lite')
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    demoAdministrator: { email: 'admin@dira.example', password: generatePassword() },
  }
  writeSecrets(folder, secrets)
  return { secrets, made: true }
}

export function writeSecrets(folder: string, secrets: Secrets): void {
  writePrivately(dataPaths(folder).secrets, `${JSON.stringify(secrets, null, 2)}\n`)
}

/** A password of 108 random bits, without characters that look alike or need escaping. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.+~!*='
  return Array.from(randomBytes(18), (byte) => alphabet[byte % alphabet.length]).join('')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
