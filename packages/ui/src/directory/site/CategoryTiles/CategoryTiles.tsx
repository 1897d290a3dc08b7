import type { ComponentProps } from 'react'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import type { CategoryStripItem } from '../CategoryStrip/CategoryStrip.tsx'
import * as styles from './CategoryTiles.css.ts'

export interface CategoryTilesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The categories in their order: the first three large, the rest below them. */
  items: readonly CategoryStripItem[]
}

/** All categories as tiles in one frame. On a narrow screen they are rows with a swatch of their cloth. */
export function CategoryTiles({ items, className, ...props }: CategoryTilesProps) {
  return (
    <ul role="list" className={joinClasses(styles.frame, className)} {...props}>
      {items.map(({ name, href, countLabel, icon }) => (
        <li key={href} className={styles.tile}>
          <Link look="bare" href={href} className={styles.link}>
            <span className={styles.window}>
              <CoverArt slug={name} category={icon} />
            </span>
            <span className={styles.label}>
              <Pictogram name={icon} size={40} className={styles.pictogram} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span> <span className={styles.count}>{countLabel}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
