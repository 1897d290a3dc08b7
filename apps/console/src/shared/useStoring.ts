import { useState } from 'react'

/** What a form does while what was written is being stored: it stays as it is, busy, and `onStored` closes it only then. `work` resolves with whether it is stored. */
export function useStoring() {
  const [isBusy, setBusy] = useState(false)
  async function store(work: Promise<boolean>, onStored: () => void): Promise<void> {
    setBusy(true)
    const isStored = await work
    setBusy(false)
    if (isStored) onStored()
  }
  return { isBusy, store }
}
