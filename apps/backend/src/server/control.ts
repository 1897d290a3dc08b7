import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { setAccount, setEmail } from '../accounts/embeddedAccounts.ts'
import { makeEmbeddedAdministrator } from '../accounts/makeEmbeddedAdministrator.ts'
import { copyChanged } from '../data/files.ts'
import { dataPaths } from '../data/dataFolder.ts'
import { readSecrets, writeSecrets } from '../data/secrets.ts'
import type { Database } from '../database/database.ts'
import { refusal } from './refusal.ts'

/** Routes for commands on this machine. They need the secret key, and the site does not proxy them. */
export const CONTROL_PREFIX = '/control/'

const accountSchema = z.object({
  id: z.uuid().optional(),
  email: z.email().max(254),
  password: z.string().min(6).max(72),
})
const emailSchema = accountSchema.pick({ email: true }).extend({ id: z.uuid() })
const copySchema = z.object({ to: z.string(), since: z.number() })
const administratorRequestSchema = accountSchema.omit({ id: true }).extend({ resetPassword: z.boolean() })

interface ControlOptions {
  readonly database: Database
  readonly secretKey: string
  readonly dataFolder: string
}

export async function control(
  request: Request,
  { database, secretKey, dataFolder }: ControlOptions,
): Promise<Response> {
  if (!isEqual(request.headers.get('apikey') ?? '', secretKey)) {
    return refusal(401, 'SECRET_KEY_REQUIRED', 'This route is for commands on this machine, with the secret key.')
  }
  const route = `${request.method} ${new URL(request.url).pathname.slice(CONTROL_PREFIX.length)}`
  if (route === 'GET status') return Response.json({ pid: process.pid })
  const body: unknown = await request.json().catch(() => undefined)
  if (route === 'POST accounts') {
    const parsed = accountSchema.safeParse(body)
    if (!parsed.success) return refused(parsed.error)
    return Response.json(await database.transaction((transaction) => setAccount(transaction, parsed.data)))
  }
  if (route === 'POST emails') {
    const parsed = emailSchema.safeParse(body)
    if (!parsed.success) return refused(parsed.error)
    return Response.json(await database.transaction((transaction) => setEmail(transaction, parsed.data)))
  }
  if (route === 'POST copies') {
    const parsed = copySchema.safeParse(body)
    if (!parsed.success) return refused(parsed.error)
    // The embedded database: nothing else is asked of it meanwhile.
    await database.exec('checkpoint')
    await copyChanged(dataPaths(dataFolder).database, parsed.data.to, parsed.data.since)
    return Response.json(null)
  }
  if (route !== 'POST administrators') return refusal(404, 'NOT_FOUND', 'There is no such route.')
  const parsed = administratorRequestSchema.safeParse(body)
  if (!parsed.success) return refused(parsed.error)
  const outcome = await makeEmbeddedAdministrator(database, parsed.data)
  if (outcome.passwordSet) storeDemoPassword(dataFolder, parsed.data)
  return Response.json(outcome)
}

function refused({ issues: [issue] }: z.ZodError): Response {
  return refusal(400, '22023', `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}

/** Stores a new password of the demo administrator, because the start prints it. */
function storeDemoPassword(dataFolder: string, { email, password }: { email: string; password: string }): void {
  const secrets = readSecrets(dataFolder)
  if (secrets?.demoAdministrator.email !== email.toLowerCase()) return
  writeSecrets(dataFolder, { ...secrets, demoAdministrator: { email: secrets.demoAdministrator.email, password } })
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
