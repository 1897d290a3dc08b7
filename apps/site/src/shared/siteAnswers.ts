/** Whether the site answers now, asked for the page of the address; without a network it does not. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
