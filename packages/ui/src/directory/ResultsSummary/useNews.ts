import { useEffect, useRef, useState } from 'react'

/** How long a text stands still until it is told, in milliseconds: longer than the pause between two letters. */
const PAUSE = 700

/** What to announce: nothing at first, then each text that has stood still, unless it is the one that was told last. */
export function useNews(text: string): string {
  const [news, setNews] = useState('')
  const known = useRef(text)

  useEffect(() => {
    if (text === known.current) return undefined
    const timer = setTimeout(() => {
      known.current = text
      setNews(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return news
}
