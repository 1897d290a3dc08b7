import { useId, type ComponentProps } from 'react'
import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Pictogram, type PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx'
import * as styles from './PopularCategories.css.ts'
import { popularCategoriesMessages } from './messages.ts'

/** A category and the ways into it. */
export interface PopularCategory {
  readonly name: string
  readonly icon: PictogramName
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

export interface PopularCategoriesProps extends Omit<ComponentProps<'section'>, 'children'> {
  categories: readonly PopularCategory[]
  /** @default 'Popular Categories' */
  heading?: string
}

/** The subcategories of a few categories, each list under the name of its category. */
export function PopularCategories({ categories, heading, ...props }: PopularCategoriesProps) {
  const messages = useMessages('popularCategories', popularCategoriesMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <SectionHeading id={id}>{heading ?? messages.heading}</SectionHeading>
      <div className={styles.columns}>
        {categories.map(({ name, icon, links }) => (
          <div key={name} className={styles.column}>
            <div className={styles.opening}>
              <Pictogram name={icon} className={styles.pictogram} />
              <Heading level={3}>{name}</Heading>
            </div>
            <ul role="list">
              {links.map(({ href, label }) => (
                <li key={href} className={styles.item}>
                  <Link look="quiet" href={href} className={styles.link}>
                    {label}
                    <ForwardIcon className={styles.arrow} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
