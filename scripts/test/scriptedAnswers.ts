import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer: its status and its body, or a beginning with which the connection ends. */
type ScriptedAnswer = readonly [status: number, body: unknown] | 'cut'

/** What the server of a test does with a path such as `/scripted/NAME/…`: it plays the answers of the script in turn. */
interface Script {
  readonly answers: readonly ScriptedAnswer[]
  readonly requests: object[]
}

/**
 * A plugin of Vite, whose server then answers as a test says. `PUT /scripted/NAME` sets what to answer, `GET` gives what was asked, and
 * everything below that path is answered in turn.
 */
export function scriptedAnswers() {
  const scripts = new Map<string, Script>()
  return {
    name: 'scripted-answers',
    configureServer: ({ middlewares }: { middlewares: { use: (path: string, handle: Handle) => unknown } }) => {
      middlewares.use('/scripted', (request, response) => {
        answer(request, response, scripts).catch((error: unknown) => {
          // A test may end its request halfway.
          if (error !== request.errored) throw error
        })
      })
    },
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

async function answer(request: IncomingMessage, response: ServerResponse, scripts: Map<string, Script>): Promise<void> {
  const [, name = '', ...rest] = (request.url ?? '').split('/')
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (request.method === 'PUT') {
    scripts.set(name, { answers: JSON.parse(String(body)) as ScriptedAnswer[], requests: [] })
    return void response.end('{}')
  }
  const script = scripts.get(name) ?? { answers: [], requests: [] }
  if (request.method === 'GET') return void response.end(JSON.stringify(script.requests))
  const { authorization, 'content-type': type } = request.headers
  const next = script.answers[script.requests.length] ?? 'cut'
  script.requests.push({ path: `/${rest.join('/')}`, authorization, type, bytes: body.length })
  if (next === 'cut') {
    // After a connection that ends without any answer, browsers try again by themselves.
    response.writeHead(200, { 'content-length': 100 }).write('{', () => request.socket.destroy())
    return
  }
  const [status, content] = next
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}
