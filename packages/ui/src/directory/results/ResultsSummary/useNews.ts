import { useEffect, useRef, useState } from 'react'

/** How long a text must stay the same before it is announced, in milliseconds: longer than the pause between two letters. */
const PAUSE = 700

/** What to announce: nothing at first, then each text that stays the same for a while and differs from the last. */
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
