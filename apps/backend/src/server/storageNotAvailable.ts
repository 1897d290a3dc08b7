/** The embedded default has no Storage: its images go through the site's server. The answer has the form of Storage's errors. */
export function storageNotAvailable(): Response {
  return Response.json(
    {
      statusCode: '501',
      error: 'not_available',
      message:
        'Image storage is not available here: images are sent to the server of the site. See supabase/README.md.',
    },
    { status: 501 },
  )
}
