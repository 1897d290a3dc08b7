import { useId, type ComponentProps, type ReactNode } from 'react'
import { ErrorBoundary, Heading, joinClasses } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'

export interface EditorSectionProps extends ComponentProps<'section'> {
  /** What its fields are of. */
  heading: string
  /** Beside the heading: how many, or what is to choose. */
  note?: ReactNode
  /** A line below the heading. */
  hint?: ReactNode
}

/** A part of the editor, with a rule above: its fields stand in two columns where there is space. */
export function EditorSection({ heading, note, hint, className, children, ...props }: EditorSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.section, className)} {...props}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {Boolean(hint) && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}
