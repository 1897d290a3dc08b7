import { useEffect, useRef } from 'react'
import { useGoTo } from '../../app/address.ts'
import { paths } from '../../app/paths.ts'
import { useSaved } from '../../saved/useSaved.ts'

/** Saves the comparison of the address on this device. An address without one opens the saved comparison. */
export function useSavedComparison(slugs: readonly string[]): void {
  const { slugs: saved, set } = useSaved('comparison')
  const goTo = useGoTo()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const written = slugs.join(' ')
    const isFirst = shown.current === undefined
    if (shown.current === written) return
    shown.current = written
    if (isFirst && slugs.length === 0 && saved.length > 0) goTo(paths.compare(saved), { replace: true })
    else set(slugs)
  }, [goTo, saved, set, slugs])
}
