import type { PlacePlate as Plate } from '@dira/directory-core'
import { useMemo, type ComponentProps } from 'react'
import { PLATE_FIT, PLATE_VIEW, plateNodes } from '../../../art/plate/plateNodes.ts'
import type { PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { placePlateMessages } from './messages.ts'
import * as styles from './PlacePlate.css.ts'

export interface PlacePlateProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What directory-core drew from the neighbours. */
  plate: Plate
  /** The category decides the colours. */
  category: PictogramName
  /** `stage` is 4:3 on a phone and 16:9 on a wide screen, and says what it is drawn from; `band` fills its frame and says nothing. @default 'stage' */
  shape?: keyof typeof styles.shape
  /** The town that a plate shows whose place is not known exactly. @default none is named */
  town?: string | undefined
}

/** The picture of a listing without photographs, drawn from where it stands: its neighbours as lozenges, those of its kind light, and the needle in the middle. */
export function PlacePlate({ plate, category, shape = 'stage', town, className, ...props }: PlacePlateProps) {
  const messages = useMessages('placePlate', placePlateMessages)
  const { metres, neighbours, isExact, land } = plate
  const drawing = useMemo(
    () =>
      plateNodes(plate, 'large').map(({ part, attributes }, index) => (
        <path key={index} className={styles.parts[part]} {...attributes} />
      )),
    [plate],
  )
  const drawnFrom =
    !isExact && town !== undefined
      ? messages.town(town)
      : land
        ? messages.land(metres)
        : messages.neighbours(metres, neighbours)
  return (
    <figure
      className={joinClasses(
        styles.plate,
        styles.shape[shape],
        styles.ground[category],
        styles.lights[category],
        className,
      )}
      {...props}
    >
      <svg viewBox={PLATE_VIEW} preserveAspectRatio={PLATE_FIT} aria-hidden="true" className={styles.drawing}>
        {drawing}
        {land?.towns.map(({ name, x, y }) => (
          <text
            key={name}
            x={x < 0 ? x + 6 : x - 6}
            y={y}
            dy=".35em"
            textAnchor={x < 0 ? 'start' : 'end'}
            className={styles.town}
          >
            {name}
          </text>
        ))}
      </svg>
      {shape === 'stage' && <figcaption className={styles.caption}>{drawnFrom}</figcaption>}
    </figure>
  )
}
