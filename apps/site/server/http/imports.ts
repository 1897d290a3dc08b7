import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ImportError, Problem, type ImportJobs } from '@dira/backend'
import {
  DataRefusal,
  IMPORT_BYTES,
  IMPORT_COMMANDS,
  IMPORT_DECISIONS,
  importChoiceSchema,
  importRowsAskedSchema,
} from '@dira/data'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { DataService } from '../dataService.ts'
import { limitBody, refusal, unavailable } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'

const decisionSchema = z.object({ number: z.int(), decision: z.enum(IMPORT_DECISIONS).nullable() })

const mendedSchema = z.object({ number: z.int().min(1), cells: z.array(z.string()).max(1000) })

/** Takes files of listings from administrators, and what they decide about them. Each request asks again who it is of. */
export function createImports({ imports, administratorOf }: Pick<DataService, 'imports' | 'administratorOf'>) {
  const app = new Hono<SiteEnv & { Variables: { actor: string; jobs: ImportJobs } }>()

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!imports) {
      const needed = 'This server cannot import: it needs SUPABASE_SECRET_KEY. See deploy/README.md.'
      return refusal(c, 501, 'no_imports', needed)
    }
    const actor = await administratorOf(c.req.header('authorization') ?? '').catch(() => null)
    // Nobody can be asked who this is.
    if (actor === null) return unavailable(c)
    if (actor === undefined) return refusal(c, 401, 'not_an_administrator', 'Only administrators import.')
    c.set('actor', actor)
    c.set('jobs', imports)
    return next()
  })

  app.get('/', async (c) => c.json({ job: await c.get('jobs').current() }))
  app.post('/', async (c) => {
    const folder = await mkdtemp(join(tmpdir(), 'dira-import-'))
    try {
      const path = join(folder, 'file.csv')
      if (!(await receive(c.env.incoming, path))) {
        c.header('connection', 'close')
        return refusal(
          c,
          413,
          'too-large',
          `The file is larger than ${IMPORT_BYTES / 1_000_000} MB. Cut it into parts.`,
        )
      }
      const name = basename(c.req.query('name') ?? '').slice(0, 200) || 'file.csv'
      const encoding = c.req.query('encoding')
      return c.json({ job: await c.get('jobs').begin({ path, name, actor: c.get('actor'), encoding }) }, 201)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  app.post('/:id{[0-9]+}/choice', limitBody, async (c) =>
    c.json({ job: await c.get('jobs').choose(idOf(c), importChoiceSchema.parse(await c.req.json())) }),
  )
  app.post('/:id{[0-9]+}/rows', limitBody, async (c) =>
    c.json(await c.get('jobs').rows(idOf(c), importRowsAskedSchema.parse(await c.req.json()))),
  )
  app.post('/:id{[0-9]+}/decision', limitBody, async (c) => {
    const { number, decision } = decisionSchema.parse(await c.req.json())
    return c.json({ job: await c.get('jobs').decide(idOf(c), number, decision) })
  })
  app.post('/:id{[0-9]+}/mend', limitBody, async (c) => {
    const { number, cells } = mendedSchema.parse(await c.req.json())
    return c.json({ job: await c.get('jobs').mend(idOf(c), number, cells) })
  })
  for (const command of IMPORT_COMMANDS) {
    app.post(`/:id{[0-9]+}/${command}`, limitBody, async (c) =>
      c.json({ job: await c.get('jobs').command(idOf(c), command, c.get('actor')) }),
    )
  }

  app.onError((error, c) => {
    if (error instanceof ImportError) return refusal(c, 422, error.code, error.message)
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return refusal(c, 400, 'bad_request', 'This is no request about an import.')
    if (error instanceof Problem && error.code === 'backend-down') return unavailable(c)
    if (error instanceof Problem && error.cause instanceof DataRefusal && error.cause.status < 500)
      return refusal(c, 422, 'refused', error.cause.message)
    throw error
  })
  return app
}

const idOf = (c: Context) => Number(c.req.param('id'))

/** Writes the body to a file; false when it is too large. */
async function receive(request: IncomingMessage, path: string): Promise<boolean> {
  let size = 0
  await pipeline(
    request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
    async function* (chunks) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > IMPORT_BYTES) return
        yield chunk
      }
    },
    createWriteStream(path),
  )
  return size <= IMPORT_BYTES
}
