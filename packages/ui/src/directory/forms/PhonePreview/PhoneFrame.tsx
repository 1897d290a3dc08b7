import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './PhonePreview.css.ts'

interface PhoneFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * A window of its own in the page, whose width decides what its content looks like, as that of a phone does. It is for looking at: nothing in it can be
 * pressed.
 */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState<number>()
  const fill = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setBody(frame.contentDocument?.body)
  }, [])

  useEffect(() => {
    const inner = body?.ownerDocument
    if (!inner) return undefined
    const follow = () => dressAs(document, inner)
    follow()
    // A theme that is chosen, and styles that come later.
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributes: true })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [body])

  useEffect(() => {
    const element = content.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [body])

  return (
    <iframe
      ref={fill}
      title={title}
      // Its content is rendered from here; nothing runs in it.
      sandbox="allow-same-origin"
      // So that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Some browsers begin with another document than they end with.
      onLoad={({ currentTarget }) => fill(currentTarget)}
      className={styles.phone}
      style={{ blockSize: height }}
    >
      {body &&
        createPortal(
          <div ref={content} inert className={styles.page}>
            {children}
          </div>,
          body,
        )}
    </iframe>
  )
}

/** Gives a document the styles, the theme and the language of another. */
function dressAs(outer: Document, inner: Document): void {
  for (const { name, value } of outer.documentElement.attributes) inner.documentElement.setAttribute(name, value)
  for (const name of inner.documentElement.getAttributeNames()) {
    if (!outer.documentElement.hasAttribute(name)) inner.documentElement.removeAttribute(name)
  }
  const sheets = [...outer.querySelectorAll('link[rel="stylesheet"], style')]
  const worn = inner.head.children
  sheets.forEach((sheet, at) => {
    if (!worn[at]?.isEqualNode(sheet)) inner.head.insertBefore(inner.importNode(sheet, true), worn[at] ?? null)
  })
  while (worn.length > sheets.length) inner.head.lastElementChild?.remove()
}
