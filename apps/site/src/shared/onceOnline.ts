/** Fetches code; where there is no network, once there is one again. */
export async function onceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    const code = await load().catch(() => undefined)
    if (code !== undefined) return code
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  }
}
