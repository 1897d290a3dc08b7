/** An error answer in the shape that PostgREST and its clients use. */
export function refusal(status: number, code: string, message: string, hint: string | null = null): Response {
  return Response.json(
    { code, message, details: null, hint },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )
}
