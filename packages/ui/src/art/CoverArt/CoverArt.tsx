import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { cloth } from '../../theme/cloth.ts'
import { hashText } from '../hashText.ts'
import { drawings } from '../Pictogram/drawings.tsx'
import type { PictogramName } from '../Pictogram/index.ts'
import * as styles from './CoverArt.css.ts'

export interface CoverArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The listing's slug: it decides the colours. */
  slug: string
  /** The category: it decides the kind of cloth. */
  category: PictogramName
  /** Which picture of a gallery; 0 is the cover. @default 0 */
  index?: number
  /** With the category's pictogram in the middle, where it does not stand beside the art anyway. @default true */
  mark?: boolean
}

/**
 * The picture of a listing that has no photograph, the same for the same listing always. A plain panel in the colours of the category's
 * cloth with its pictogram, in place of the seven families of cloth. Decorative; it fills whatever frame it is given.
 */
export function CoverArt({ slug, category, index = 0, mark = true, className, ...props }: CoverArtProps) {
  // The last bits of the hash repeat for similar slugs, hence the shift.
  const colourway = cloth[category][(hashText(slug) >>> 3) % cloth[category].length] ?? cloth[category][0]
  const [ground, figure, second, third, line, light] = colourway
  const steps = [figure, line, third, second, light].slice(index % 2)
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={joinClasses(styles.coverArt, className)}
      {...props}
    >
      <path fill={ground} d="M0 0h400v300H0z" />
      {steps.map((colour, step) => (
        <path key={colour + String(step)} fill={colour} d={lozenge(190 - step * 24, 142 - step * 18)} />
      ))}
      {mark && (
        <svg
          x="170"
          y="120"
          width="60"
          height="60"
          viewBox="0 0 48 48"
          fill={line}
          color={line}
          className={styles.mark}
        >
          {drawings[category]}
        </svg>
      )}
    </svg>
  )
}

const lozenge = (halfWidth: number, halfHeight: number) =>
  `M200 ${150 - halfHeight}l${halfWidth} ${halfHeight}-${halfWidth} ${halfHeight}-${halfWidth}-${halfHeight}z`
