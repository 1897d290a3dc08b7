let written: Promise<void> = Promise.resolve()

/** Says what writes the address ahead of a loader: it takes a moment, and a link that is followed at once would interrupt it. */
export function writeAddress(work: Promise<void>): void {
  written = work
}

/** Waits until what was typed is in the address. */
export const whenAddressIsWritten = (): Promise<void> => written
