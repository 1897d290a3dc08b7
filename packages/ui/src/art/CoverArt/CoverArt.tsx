import { createElement, useId, useMemo, type ComponentProps, type ReactElement } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { coverNodes, type SvgNode } from '../cloth/coverNodes.ts'
import { drawCover } from '../cloth/drawCover.ts'
import type { PictogramName } from '../Pictogram/index.ts'
import * as styles from './CoverArt.css.ts'

export interface CoverArtProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The listing's slug: it decides the picture and its colours. */
  slug: string
  /** The category: it decides the kind of cloth. */
  category: PictogramName
  /** Which picture of a gallery: 0 is the cover, 1 another layout, 2 another layout enlarged twofold. @default 0 */
  index?: number
}

/**
 * The picture of a listing that has no photograph: a piece of cloth, the same for the same listing always, one of seven kinds by its category
 * and in one of three colourways. Decorative; it fills whatever frame it is given. `coverSvg` gives the same picture as a file.
 */
export function CoverArt({ slug, category, index = 0, className, ...props }: CoverArtProps) {
  const id = useId()
  const { viewBox, drawing } = useMemo(() => {
    const { shapes, view } = drawCover({ slug, category, index })
    return {
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      drawing: coverNodes(shapes, { view, id }).map(toElement),
    }
  }, [slug, category, index, id])
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={joinClasses(styles.coverArt, className)}
      {...props}
    >
      {drawing}
    </svg>
  )
}

const toElement = ({ tag, attributes, children }: SvgNode, index: number): ReactElement =>
  createElement(tag, { key: index, ...attributes }, children?.map(toElement))
