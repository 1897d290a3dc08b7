/** The embedded default stores no pictures. The answer has the form of Storage's errors. */
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
