/** What the server said, and what the clocks here showed: that of the device, which anybody can set, and one that only goes on. */
interface Reading {
  readonly server: number
  readonly device: number
  readonly steady: number
}

/** The device's clock is set by less than this all the time, and every answer takes some of it. */
const TOLERANCE = 2_000
/** Every host has it, and it is small. */
const ASKED = '/robots.txt'

let reading: Reading | undefined
let asking: Promise<void> | undefined

/**
 * What it is by the server's clock, in milliseconds since 1970, now or when the device's clock showed `device`. The one place that knows how far the
 * two are apart: a device may be hours off. Until the server has said, the device is believed.
 */
export function serverTime(device = Date.now()): number {
  if (!reading) return device
  // A clock that was set back since then is known to be wrong; one that is ahead may come from a device that slept.
  return device + reading.server - reading.device + Math.max(0, -moved(reading))
}

/** Whether the server's clock is known, and the device's was not moved since. */
function knowsServerTime(): boolean {
  return reading !== undefined && Math.abs(moved(reading)) < TOLERANCE
}

/** Asks the server what time it is, unless that is known. Rejects where nobody answers. */
export function askServerTime(): Promise<void> {
  if (knowsServerTime()) return Promise.resolve()
  asking ??= readClock().finally(() => (asking = undefined))
  return asking
}

/** How much further the device's clock went than the steady one. */
const moved = ({ device, steady }: Reading) => Date.now() - device - (performance.now() - steady)

async function readClock(): Promise<void> {
  const start = performance.now()
  const { headers } = await fetch(ASKED, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
  const end = performance.now()
  // A cache on the way says how old its answer is.
  const server = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0)
  if (!Number.isFinite(server)) throw new Error('The server does not say what time it is.')
  const waited = (end - start) / 2
  // It says whole seconds.
  reading = { server: server + 500, device: Date.now() - waited, steady: end - waited }
}
