import { lazy, Suspense, useImperativeHandle, useRef, type ComponentProps, type ComponentType } from 'react'
import type { CountryCode } from '../../../art/map/africa.generated.ts'
import type { LocatorArtProps } from '../../../art/map/LocatorArt/LocatorArt.tsx'
import type { Coordinates } from '../../../art/map/coordinates.ts'
import { useNear } from '../../../components/useNear.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './LocatorPicture.css.ts'
import { NoMap } from './NoMap.tsx'

export interface LocatorPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The country that is shown. @default none: the words that stand for a map */
  country?: CountryCode | undefined
  /** Where the needle points. @default nowhere: the country alone */
  at?: Coordinates | undefined
}

// A page that lost its connection keeps the words in the place of the map.
const LocatorArt = lazy<ComponentType<LocatorArtProps>>(() =>
  import('../../../art/map/LocatorArt/LocatorArt.tsx').then(
    (module) => ({ default: module.LocatorArt }),
    () => ({ default: () => <NoMap /> }),
  ),
)

/**
 * Where a business is, drawn, in whatever frame it is given. The outlines of Africa are loaded only when this comes near the window, into
 * space reserved for them; without script, without a known country and without a connection it says 'Map would be displayed here'. Decorative.
 */
export function LocatorPicture({ country, at, className, ref, ...props }: LocatorPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current)
  const isNear = useNear(frame)
  const coming = <NoMap isComing />
  return (
    <div ref={frame} className={joinClasses(styles.picture, className)} {...props}>
      {country === undefined && <NoMap />}
      {country !== undefined && (
        <Suspense fallback={coming}>
          {isNear ? <LocatorArt country={country} at={at} className={styles.art} /> : coming}
        </Suspense>
      )}
    </div>
  )
}
