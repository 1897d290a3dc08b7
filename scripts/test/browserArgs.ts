/** Nothing that tests see is drawn by a graphics processor, which most machines that run them do not have. Chromium's sandbox refuses to run as root. */
export const BROWSER_ARGS: string[] = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
