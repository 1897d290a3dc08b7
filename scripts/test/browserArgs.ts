/** What Chromium has to be told: its sandbox refuses to run as root. */
export const BROWSER_ARGS: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []
