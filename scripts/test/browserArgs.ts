/**
 * Nothing that tests see is drawn by a graphics processor, which most machines that run them do not have. Chromium ends the process that draws when it takes
 * long, as it does on busy cores, and then no frame comes for a while: it does not here. Its sandbox refuses to run as root.
 */
export const BROWSER_ARGS: string[] = [
  '--disable-gpu',
  '--disable-gpu-watchdog',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
