/*
 * nativeService.ts FOLDER: serves the API over a PostgreSQL server of its own, as a hosted project does, until the process that started it is gone. It
 * sends that process what a `NativeService` holds; a number that it gets is the instant to which the database's day is set.
 */
import { openEngine } from '../../apps/backend/src/testing/openEngine.ts'
import { setToday } from '../../apps/backend/src/testing/setToday.ts'
import { listen } from '../../apps/backend/src/server/listen.ts'
import { refuseUnreadable } from '../../apps/backend/src/server/refuseUnreadable.ts'

const BUCKET = '/storage/v1/object/listing-images'
/** A hosted project's answers may be read by pages of any origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}

const ACCOUNTS = '/auth/v1/admin/users'

const { secrets, databaseUrl, fetch, setAccount, close } = await openEngine('PostgreSQL', process.argv[2] ?? '')
const images = new Map<string, ArrayBuffer>()
const answerApi = refuseUnreadable(fetch)
const listener = await listen(async (request) => {
  const { pathname } = new URL(request.url)
  const allowed = request.headers.get('access-control-request-headers') ?? ''
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...CORS, 'access-control-allow-headers': allowed } })
  }
  const answer = await answerOf(request, pathname)
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value)
  return answer
})

async function answerOf(request: Request, pathname: string): Promise<Response> {
  if (pathname.startsWith('/storage/')) return answerStorage(request, pathname)
  return pathname.startsWith(ACCOUNTS) ? answerAccounts(request, pathname) : answerApi(request)
}

/** What GoTrue's admin API does for an invitation: @supabase/lite has none. An account that is made anew keeps its id. */
async function answerAccounts(request: Request, pathname: string): Promise<Response> {
  if (request.headers.get('apikey') !== secrets.secretKey) return Response.json({ code: 403 }, { status: 403 })
  if (request.method === 'GET') return Response.json({ users: [] })
  const { email = '', password } = (await request.json()) as { readonly email?: string; readonly password: string }
  const id = request.method === 'PUT' ? pathname.slice(ACCOUNTS.length + 1) : undefined
  return Response.json({ id: await setAccount({ id, email, password }), email })
}

/** What Storage does for the image files: @supabase/lite has none over PostgreSQL. */
async function answerStorage(request: Request, pathname: string): Promise<Response> {
  const file = images.get(pathname.replace('/object/public/', '/object/'))
  if (request.method === 'GET') {
    return file ? new Response(file) : Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 })
  }
  const isOwner = request.headers.get('apikey') === secrets.secretKey
  if (!isOwner) return Response.json({ statusCode: '403', error: 'Unauthorized' }, { status: 400 })
  if (request.method === 'POST') {
    images.set(pathname, await request.arrayBuffer())
    return Response.json({})
  }
  const { prefixes } = (await request.json()) as { prefixes: readonly string[] }
  return Response.json(prefixes.filter((name) => images.delete(`${BUCKET}/${name}`)).map((name) => ({ name })))
}

process.on('message', (instant: number) => {
  void setToday(databaseUrl ?? '', instant).then(() => process.send?.('the day is set'))
})
process.once('disconnect', () => void Promise.all([listener.close(), close()]).then(() => process.exit()))
process.send?.({ url: `http://127.0.0.1:${listener.port}`, secrets })
