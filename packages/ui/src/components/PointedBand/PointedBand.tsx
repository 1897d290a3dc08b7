import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Container } from '../Container/Container.tsx'
import * as styles from './PointedBand.css.ts'

export interface PointedBandProps extends ComponentProps<'div'> {
  /** Fills its side of the band, over the text on a narrow screen. Decorative. */
  art: ReactNode
  /** The direction of the point: the text at the art, by a notch in it, the art at the text, or neither, for a map. @default 'toArt' */
  points?: keyof typeof styles.points
  /** How far the point reaches. @default 'small' */
  depth?: keyof typeof styles.depth
  /** The page's own field, closed by a rule, or an inverse one. @default 'canvas' */
  tone?: keyof typeof styles.tone
  /** How high the art is over the text on a narrow screen; `behind` it has the height of the text. @default 'low' */
  artHeight?: keyof typeof styles.artHeight
}

/** A band across the whole page, half text and half art, of which one points at the other like a signpost. */
export function PointedBand({
  art,
  points = 'toArt',
  depth = 'small',
  tone = 'canvas',
  artHeight = 'low',
  className,
  children,
  ...props
}: PointedBandProps) {
  return (
    <div className={joinClasses(styles.band, styles.tone[tone], styles.depth[depth], className)} {...props}>
      <div aria-hidden="true" className={joinClasses(styles.art, styles.artHeight[artHeight], styles.points[points])}>
        {art}
      </div>
      <Container className={styles.content}>
        <div className={styles.text}>{children}</div>
      </Container>
    </div>
  )
}
