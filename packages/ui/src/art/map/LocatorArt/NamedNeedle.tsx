import type { ComponentProps } from 'react'
import * as styles from './NamedNeedle.css.ts'

interface NamedNeedleProps extends Pick<ComponentProps<'svg'>, 'x' | 'y'> {
  name: string
  /** Where the name is. */
  side: keyof typeof styles.side
}

/** A needle and the name of the place that it points at, in pixels. */
export function NamedNeedle({ name, side, ...at }: NamedNeedleProps) {
  return (
    <svg overflow="visible" {...at}>
      <path d="M0-9 5.5 0 0 9-5.5 0z" className={styles.needle} />
      <text x={side === 'left' ? -13 : 13} className={styles.side[side]}>
        {name}
      </text>
    </svg>
  )
}
