import { useEffect, useState, type RefObject } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { fieldMessages } from './messages.ts'
import * as styles from './Field.css.ts'

/** From how many characters before the limit a screen reader announces how many are left. */
const NEAR_THE_END = 10

export interface TextCountProps {
  id: string
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  limit: number
  /** The text as it is rendered. */
  text: string
}

/** How much of the limit a text uses. It reads the field itself, which may hold what was typed before hydration. */
export function TextCount({ id, field, limit, text }: TextCountProps) {
  const messages = useMessages('field', fieldMessages)
  const [length, setLength] = useState(text.length)

  useEffect(() => {
    const element = field.current
    if (!element) return undefined
    const { form } = element
    const measure = () => setLength(element.value.length)
    // A form fires its reset event before it empties its fields.
    const measureLater = () => setTimeout(measure)
    measure()
    // At the document, after React: what is rendered before React knows of a letter takes the letter out of a controlled field.
    document.addEventListener('input', measure)
    form?.addEventListener('reset', measureLater)
    return () => {
      document.removeEventListener('input', measure)
      form?.removeEventListener('reset', measureLater)
    }
  }, [field, text])

  const left = limit - length
  return (
    <span className={styles.count}>
      <VisuallyHidden id={id}>{messages.countSpoken(length, limit)}</VisuallyHidden>
      <VisuallyHidden role="status">{left <= NEAR_THE_END && length > 0 && messages.left(left)}</VisuallyHidden>
      <bdi aria-hidden="true">{messages.count(length, limit)}</bdi>
    </span>
  )
}
