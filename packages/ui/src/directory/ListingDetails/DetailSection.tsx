import { useId, type ReactNode } from 'react'
import { Heading } from '../../components/Heading/index.ts'
import * as styles from './DetailSection.css.ts'

export interface DetailSectionProps {
  heading: string
  /** The heading above its content, beside it, or above it in half the width. @default 'block' */
  look?: keyof typeof styles.section
  children: ReactNode
}

/** A section of a listing's page under its rule. */
export function DetailSection({ heading, look = 'block', children }: DetailSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section[look]}>
      <Heading level={2} size="h3" id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
