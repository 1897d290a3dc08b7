import type { IncomingMessage } from 'node:http'
import { basename } from 'node:path'
import { ImportError, Problem } from '@dira/backend'
import {
  DataRefusal,
  fileReadAsSchema,
  IMPORT_BYTES,
  IMPORT_COMMANDS,
  IMPORT_DECISIONS,
  IMPORT_DOUBTS,
  importChoiceSchema,
  importRowsQuerySchema,
} from '@dira/data'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { HandlerServices } from './handlerServices.ts'
import { administratorsOnly, type ActorEnv } from './office.ts'
import { limitBody } from './proxy.ts'
import { refusal } from './refusals.ts'

const decisionSchema = z.object({ number: z.int(), decision: z.enum(IMPORT_DECISIONS).nullable() })

const doubtSchema = z.object({ doubt: z.enum(IMPORT_DOUBTS), isOut: z.boolean() })

const mendedSchema = z.object({ number: z.int().min(1), cells: z.array(z.string()).max(1000) })

/** Takes files of listings from administrators, and what they decide about them. */
export function createImports({ dataService }: Pick<HandlerServices, 'dataService'>) {
  const app = new Hono<ActorEnv>()
  const { imports } = dataService
  app.use(administratorsOnly({ dataService }))
  if (!imports) {
    const needed = 'This server cannot import: it needs SUPABASE_SECRET_KEY. See deploy/README.md.'
    return app.all('*', (c) => refusal(c, 501, 'no_imports', needed))
  }

  app.get('/', async (c) => c.json({ job: await imports.current() }))
  app.post('/', async (c) => {
    const { incoming } = c.env
    const file = {
      body: bounded(incoming),
      bytes: Number(incoming.headers['content-length']) || undefined,
      name: nameOf(c),
      actor: c.get('actor'),
      readAs: fileReadAsSchema.parse(JSON.parse(c.req.query('readAs') ?? '{}')),
    }
    const job = await imports.begin(file).catch((error: unknown) => {
      // What else comes of it is not read.
      c.header('connection', 'close')
      throw error
    })
    return c.json({ job }, 201)
  })

  app.post('/:id{[0-9]+}/choice', limitBody, async (c) =>
    c.json({ job: await imports.choose(byOf(c), importChoiceSchema.parse(await c.req.json())) }),
  )
  app.post('/:id{[0-9]+}/rows', limitBody, async (c) =>
    c.json(await imports.rows(byOf(c).id, importRowsQuerySchema.parse(await c.req.json()))),
  )
  app.post('/:id{[0-9]+}/decision', limitBody, async (c) => {
    const { number, decision } = decisionSchema.parse(await c.req.json())
    return c.json({ job: await imports.decide(byOf(c), number, decision) })
  })
  app.post('/:id{[0-9]+}/doubt', limitBody, async (c) => {
    const { doubt, isOut } = doubtSchema.parse(await c.req.json())
    return c.json({ job: await imports.leaveOut(byOf(c), doubt, isOut) })
  })
  app.post('/:id{[0-9]+}/mend', limitBody, async (c) => {
    const { number, cells } = mendedSchema.parse(await c.req.json())
    return c.json({ job: await imports.mend(byOf(c), number, cells) })
  })
  app.put('/:id{[0-9]+}/places', async (c) => {
    const file = { body: bounded(c.env.incoming), name: nameOf(c) }
    return c.json({ job: await imports.places(byOf(c), file) })
  })
  app.delete('/:id{[0-9]+}/places', async (c) => c.json({ job: await imports.places(byOf(c), null) }))
  for (const command of IMPORT_COMMANDS) {
    app.post(`/:id{[0-9]+}/${command}`, limitBody, async (c) =>
      c.json({ job: await imports.command(byOf(c), command) }),
    )
  }

  app.onError((error, c) => {
    if (error instanceof ImportError) return refusal(c, STATUSES[error.code] ?? 422, error.code, error.message)
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return refusal(c, 400, 'bad_request', 'This is no request about an import.')
    if (error instanceof Problem && error.cause instanceof DataRefusal && error.cause.status < 500)
      return refusal(c, 422, 'refused', error.cause.message)
    throw error
  })
  return app
}

const STATUSES: Readonly<Record<string, 403 | 413>> = { 'not-yours': 403, 'too-large': 413 }

const nameOf = (c: Context<ActorEnv>) => basename(c.req.query('name') ?? '').slice(0, 200) || 'file.csv'

const byOf = (c: Context<ActorEnv>) => ({ id: Number(c.req.param('id')), actor: c.get('actor') })

/** The body, which ends with an error where it is too large. It is never on the disk. */
async function* bounded(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > IMPORT_BYTES) {
      const most = `The file is larger than ${IMPORT_BYTES / 1_000_000} MB. Cut it into parts.`
      throw new ImportError('too-large', most)
    }
    yield chunk
  }
}
