import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import { dataPaths } from './dataFolder.ts'
import { writePrivately } from './writePrivately.ts'

/** Secrets that stand in public documentation: whoever knows one could sign a token for any account. */
const WELL_KNOWN_SECRETS = [
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
]

const secretsSchema = z.object({
  jwtSecret: z
    .string()
    .min(32)
    .refine((secret) => !WELL_KNOWN_SECRETS.includes(secret), 'is a secret that everybody knows'),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  demoAdministrator: z.object({ email: z.email(), password: z.string().min(6) }),
})

/** What one embedded database keeps to itself. Made at its first start, stored in a file that only its owner can read. */
export type Secrets = z.infer<typeof secretsSchema>

/** Reads the secrets of a data folder; undefined when it has none yet. Refuses secrets that would protect nothing. */
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

/** The secrets of a data folder; made and stored when there are none, which `made` tells. */
export async function ensureSecrets(folder: string): Promise<{ secrets: Secrets; made: boolean }> {
  const existing = readSecrets(folder)
  if (existing) return { secrets: existing, made: false }
  // Only here: whoever talks to a running server need not load a whole one.
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

/** A password of 108 random bits, without characters that are easily misread or need escaping. */
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
