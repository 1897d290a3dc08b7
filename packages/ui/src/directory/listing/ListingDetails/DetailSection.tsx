import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import * as styles from './DetailSection.css.ts'

export interface DetailSectionProps {
  heading: string
  /** The heading above its content, beside it, or above it in half the width. @default 'block' */
  look?: keyof typeof styles.section
  /** What a link of the page leads to. */
  id?: string
  children: ReactNode
}

/** A section of a listing's page under its rule. */
export function DetailSection({ heading, look = 'block', id, children }: DetailSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section[look]}>
      <Heading level={2} size="h3" id={headingId}>
        {heading}
      </Heading>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}
