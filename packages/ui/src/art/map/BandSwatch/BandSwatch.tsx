import type { ComponentProps } from 'react'
import type { CountBand } from '../countBands.ts'
import * as shape from '../CountryShape/CountryShape.css.ts'

export interface BandSwatchProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  /** The shade that it shows. */
  band: CountBand
}

/** A square in a shade of the map, for its legend. Decorative: the words beside it say what it means. */
export function BandSwatch({ band, ...props }: BandSwatchProps) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" {...props}>
      <rect x="1" y="1" width="16" height="16" className={shape.look[band]} />
    </svg>
  )
}
