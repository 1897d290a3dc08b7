import { Children, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Container } from '../Container/Container.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import * as styles from './PageBody.css.ts'

export interface PageBodyProps extends ComponentProps<'div'> {
  /** What it holds: sections far apart, the parts of one subject close together, or a list with what narrows it. @default 'parts' */
  spacing?: keyof typeof styles.spacing
}

/**
 * What a page holds between header and footer: on the page's grid, with space above and below, its children one below the other. One that breaks
 * takes none of the others with it.
 */
export function PageBody({ spacing = 'parts', className, children, ...props }: PageBodyProps) {
  return (
    <Container className={joinClasses(styles.body, spacing === 'list' && styles.list, className)} {...props}>
      <div className={styles.spacing[spacing]}>
        {Children.map(children, (part) => (
          <ErrorBoundary resetKey={part}>{part}</ErrorBoundary>
        ))}
      </div>
    </Container>
  )
}
