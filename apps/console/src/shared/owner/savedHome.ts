import type { OwnerHome } from '@dira/data'
import { readSaved, writeSaved } from '@dira/data/site'

/** Another name where what is kept looks different: what is kept is written and read by the same code. */
const KEY = 'dira-owner-home-2'

/** What an owner saw the last time, and when. */
export interface SavedHome {
  /** Whose it is. */
  readonly account: string
  /** In milliseconds since 1970. */
  readonly at: number
  readonly home: OwnerHome
}

/** Keeps what was read on the device, without what travellers wrote. */
export function keepHome({ home, ...kept }: SavedHome): void {
  const written: SavedHome = { ...kept, home: { ...home, enquiries: { ...home.enquiries, enquiries: [] } } }
  writeSaved(KEY, written)
}

/** What was kept for an account; undefined where nothing was. */
export function readSavedHome(account: string): SavedHome | undefined {
  return readSaved(KEY, (kept) => {
    const home = kept as SavedHome | null // Written above.
    return home?.account === account ? home : undefined
  })
}

/** Forgets it: it goes with the session. */
export function deleteSavedHome(): void {
  writeSaved(KEY, undefined)
}
