import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './GetListed.css.ts'

/** As wide as the form, where most fields share a line. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wideField}>{children}</div>
}

export interface FieldPartProps {
  heading: string
  /** Beside the heading, such as how many there are. */
  note?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** A part of a step that has a heading of its own, such as the hours. */
export function FieldPart({ heading, note, hint, children }: FieldPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
        {note !== undefined && <span className={styles.partNote}>{note}</span>}
      </div>
      {hint !== undefined && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
