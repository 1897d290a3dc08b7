import { createElement, useId, useMemo, type ReactElement, type Ref } from 'react'
import { coverNodes, type SvgNode } from '../cloth/coverNodes.ts'
import { drawCover } from '../cloth/drawCover.ts'
import type { CoverElementProps } from './CoverArt.tsx'

/** A cover as part of the page, drawn where it is rendered. */
export function DrawnCover({ slug, category, index, alt, ref, ...props }: CoverElementProps) {
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
      ref={ref as Ref<SVGSVGElement>}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      {...props}
    >
      {drawing}
    </svg>
  )
}

const toElement = ({ tag, attributes, children }: SvgNode, index: number): ReactElement =>
  createElement(tag, { key: index, ...attributes }, children?.map(toElement))
