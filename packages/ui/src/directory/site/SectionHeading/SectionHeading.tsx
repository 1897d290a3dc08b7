import type { ComponentProps } from 'react'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './SectionHeading.css.ts'

export interface SectionHeadingProps extends ComponentProps<'h2'> {
  /** @default 2 */
  level?: HeadingLevel
  /** Where all of it is to be found, at the end of the line. */
  link?: { readonly href: string; readonly label: string }
}

/** Opens a section of a page: a rule, a short woven tab under it, the heading. The id is the heading's, for `aria-labelledby`. */
export function SectionHeading({ level = 2, link, className, ...props }: SectionHeadingProps) {
  return (
    <div className={joinClasses(styles.opening, className)}>
      <div className={joinClasses(selvedge.ink, styles.tab)} />
      <div className={styles.line}>
        <Heading level={level} size="h2" className={styles.heading} {...props} />
        {link && (
          <Link href={link.href} className={styles.link}>
            {link.label}
          </Link>
        )}
      </div>
    </div>
  )
}
