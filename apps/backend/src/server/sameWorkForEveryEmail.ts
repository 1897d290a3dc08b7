import { randomUUID } from 'node:crypto'
import { passwordSignIn } from './passwordSignIn.ts'

type Handler = (request: Request) => Promise<Response>

/**
 * Verifies a hash for every e-mail: @supabase/lite answers at once where there is no account, and so tells who has one. There it is asked
 * for somebody else's account instead, with a password that nobody has.
 *
 * `accountLike` gives the e-mail itself if it has an account with a password, else that of any other; undefined when there is none.
 */
export function sameWorkForEveryEmail(
  handle: Handler,
  accountLike: (email: string) => Promise<string | undefined>,
): Handler {
  return async (request) => {
    const signIn = await passwordSignIn(request)
    // As @supabase/lite looks for it.
    const email = signIn?.email?.toLowerCase()
    if (!signIn || email === undefined) return handle(request)
    const other = await accountLike(email)
    if (other === undefined || other === email) return handle(request)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    // A missing or empty password is refused without a look at the hash, whoever's it is.
    const isPassword =
      'password' in signIn.body && typeof signIn.body.password === 'string' && signIn.body.password !== ''
    const body = JSON.stringify({ ...signIn.body, email: other, ...(isPassword && { password: randomUUID() }) })
    return handle(new Request(request.url, { method: 'POST', headers, body }))
  }
}
