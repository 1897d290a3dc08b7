import { useEffect, useRef, useState } from 'react'

/** Whether the content of an element is wider than the element itself. */
export function useOverflows<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
