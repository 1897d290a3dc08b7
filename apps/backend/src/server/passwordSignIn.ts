/** The body of a request that signs in by password, with its e-mail if it has one; undefined for any other request. */
export async function passwordSignIn(
  request: Request,
): Promise<{ readonly body: object; readonly email: string | undefined } | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const isSignIn =
    request.method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'
  if (!isSignIn) return undefined
  const sent: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const body = typeof sent === 'object' && sent !== null ? sent : {}
  return { body, email: 'email' in body && typeof body.email === 'string' ? body.email : undefined }
}
