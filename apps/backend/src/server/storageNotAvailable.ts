/** What the embedded default answers to whoever wants to store or read a picture, in the form that Storage's clients read. */
export function storageNotAvailable(): Response {
  return Response.json(
    {
      statusCode: '501',
      error: 'not_available',
      message:
        'Image storage is not available here: the embedded default has none, a hosted project has. See supabase/README.md.',
    },
    { status: 501 },
  )
}
