/** An error response in the form of PostgREST's errors. */
export function refusal(status: number, code: string, message: string, hint: string | null = null): Response {
  return Response.json(
    { code, message, details: null, hint },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )
}
