import { useEffect, useState } from 'react'

const LONG_ENOUGH_TO_READ = 2000

/** Copies a text, and says for two seconds what became of it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), LONG_ENOUGH_TO_READ)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return { outcome, copy }
}
