import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encode, encodedBody, encodingFor, type EncodedBody, type Encoding } from '../cache/encodedBody.ts'

/** A whole answer, ready to be sent any number of times. */
export interface Answer {
  readonly status: number
  readonly etag: string
  /** Name and value in turn, as `writeHead` takes them, without what depends on the encoding. */
  readonly headers: readonly string[]
  readonly body: EncodedBody
}

export interface AnswerInput {
  readonly status?: number
  readonly type: string
  readonly cacheControl: string
  readonly content: string | Buffer
  readonly isCompressible?: boolean
  /** What this answer alone carries, or carries in another form. */
  readonly headers?: Readonly<Record<string, string>>
  /** What the ETag is made from. @default the content */
  readonly identity?: string
}

/** Makes answers that carry the headers which all answers have. */
export function createAnswers(common: Readonly<Record<string, string>>) {
  return ({ status = 200, type, cacheControl, content, isCompressible, headers, identity }: AnswerInput): Answer => {
    const etag = `W/"${createHash('sha256')
      .update(identity ?? content)
      .digest('base64url')
      .slice(0, 22)}"`
    const own = { 'content-type': type, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
    return {
      status,
      etag,
      headers: Object.entries({ ...common, ...own, ...headers }).flat(),
      body: encodedBody(content, isCompressible === undefined ? {} : { isCompressible }),
    }
  }
}

/** How much memory an answer takes, in bytes: with its compressed forms, which an image has none of. */
export const sizeOf = ({ body }: Answer): number => 1 + Math.ceil(body.plain.length * (body.isCompressible ? 1.5 : 1))

/** Sends an answer if that needs no waiting; says whether it did. */
export function sendNow(request: IncomingMessage, response: ServerResponse, answer: Answer): boolean {
  if (isKnown(request, answer)) {
    response.writeHead(304, [...answer.headers]).end()
    return true
  }
  const encoding = encodingFor(answer.body, request.headers['accept-encoding'])
  const content = answer.body.forms[encoding]
  if (!content) return false
  write({ request, response, answer, encoding, content })
  return true
}

export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  await encode(answer.body, encodingFor(answer.body, request.headers['accept-encoding']))
  sendNow(request, response, answer)
}

/** Whether the client has this answer already. */
function isKnown({ headers }: IncomingMessage, { status, etag }: Answer): boolean {
  const known = headers['if-none-match']
  // Comparison is weak: `W/` says nothing (RFC 9110, section 13.1.2).
  return status === 200 && known !== undefined && (known === '*' || known.includes(etag.slice(2)))
}

function write({
  request,
  response,
  answer: { status, headers },
  encoding,
  content,
}: {
  request: IncomingMessage
  response: ServerResponse
  answer: Answer
  encoding: Encoding
  content: Buffer
}): void {
  const ofForm = ['content-length', String(content.length)]
  if (encoding !== 'identity') ofForm.push('content-encoding', encoding)
  response.writeHead(status, [...headers, ...ofForm])
  response.end(request.method === 'HEAD' ? undefined : content)
}
