import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import africa from '../africa.svg?no-inline'
import type { CountryCode } from '../projection.generated.ts'
import * as styles from '../CountryShape/CountryShape.css.ts'

interface PlacedCountryProps extends Omit<ComponentProps<'use'>, 'href' | 'children'> {
  code: CountryCode
  look: keyof typeof styles.look
  /** Fitted into the box of the `<svg>` that it is in, instead of where it lies on the map. @default false */
  isFitted?: boolean
}

/** A country out of the picture of the map, a file of its own: neither the page nor its script holds the outlines. */
export function PlacedCountry({ code, look, isFitted = false, className, ...props }: PlacedCountryProps) {
  return (
    <use
      href={`${africa}#${isFitted ? code : `map-${code}`}`}
      className={joinClasses(styles.look[look], className)}
      {...props}
    />
  )
}
