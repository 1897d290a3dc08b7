import { createHmac } from 'node:crypto'

/** An access token signed with the given secret, or unsigned. */
export function forgeToken(claims: object, secret: string | undefined): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = secret === undefined ? { alg: 'none', typ: 'JWT' } : { alg: 'HS256', typ: 'JWT' }
  const now = Math.floor(Date.now() / 1000)
  const unsigned = `${encode(header)}.${encode({ iat: now, exp: now + 3600, ...claims })}`
  const signature = secret === undefined ? '' : createHmac('sha256', secret).update(unsigned).digest('base64url')
  return `${unsigned}.${signature}`
}
