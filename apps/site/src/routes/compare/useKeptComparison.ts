import { useEffect, useRef } from 'react'
import { useGoTo } from '../../app/address.ts'
import { paths } from '../../app/paths.ts'
import { useKept } from '../../kept/useKept.ts'

/** Keeps what the address compares as this device's comparison. An address that names nothing opens the one that was kept. */
export function useKeptComparison(slugs: readonly string[]): void {
  const { slugs: kept, set } = useKept('comparison')
  const goTo = useGoTo()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const written = slugs.join(' ')
    const isFirst = shown.current === undefined
    if (shown.current === written) return
    shown.current = written
    if (isFirst && slugs.length === 0 && kept.length > 0) goTo(paths.compare(kept), { replace: true })
    else set(slugs)
  }, [goTo, kept, set, slugs])
}
