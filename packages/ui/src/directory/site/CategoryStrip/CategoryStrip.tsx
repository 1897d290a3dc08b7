import { useId, type ComponentProps } from 'react'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { Pictogram, type PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading, type SectionHeadingProps } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './CategoryStrip.css.ts'
import { categoryStripMessages } from './messages.ts'

export interface CategoryStripItem {
  readonly name: string
  readonly href: string
  /** How many listings it has, in words: 'N listings'. */
  readonly countLabel: string
  readonly icon: PictogramName
}

export interface CategoryStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  items: readonly CategoryStripItem[]
  /** @default 'Browse by Category' */
  heading?: string
  /** Where all categories are. */
  link?: SectionHeadingProps['link']
}

/** The categories of the home page, joined in one frame like a woven band. */
export function CategoryStrip({ items, heading, link, ...props }: CategoryStripProps) {
  const messages = useMessages('categoryStrip', categoryStripMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id} {...(link && { link })}>
        {heading ?? messages.heading}
      </SectionHeading>
      <ul role="list" className={styles.band}>
        {items.map(({ name, href, countLabel, icon }) => (
          <li key={href} className={styles.panel}>
            <Link look="bare" href={href} className={styles.link}>
              <span className={styles.window}>
                <CoverArt slug={name} category={icon} />
              </span>
              <span className={styles.label}>
                <Pictogram name={icon} />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{countLabel}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
