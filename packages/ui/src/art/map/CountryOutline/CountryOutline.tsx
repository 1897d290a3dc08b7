import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import type { CountBand } from '../countBands.ts'
import { PlacedCountry } from '../PlacedCountry/PlacedCountry.tsx'
import type { CountryCode } from '../projection.generated.ts'
import * as styles from './CountryOutline.css.ts'

export interface CountryOutlineProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  code: CountryCode
  /** Its shade on the map. */
  band: CountBand
  /** Its side in pixels. @default 96 */
  size?: number
}

/** The outline of a country beside its name, in the shade that it has on the map. Decorative. */
export function CountryOutline({ code, band, size = 96, className, ...props }: CountryOutlineProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={joinClasses(styles.outline, className)} {...props}>
      <PlacedCountry isFitted code={code} look={band} />
    </svg>
  )
}
