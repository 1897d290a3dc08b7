import { useState } from 'react'
import { Needle } from '../art/Needle/Needle.tsx'
import { Button } from '../components/Button/Button.tsx'
import { scales } from '../theme/scales.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'
import { movement, stage } from './Movements.css.ts'

const MOVEMENTS = [
  ['colour', 'fast', 'Colours, under a pointer or pressed. They change for everybody, reduced motion or not.'],
  ['popover', 'base', 'What opens over the page: it fades and rises by 4 pixels.'],
  ['art', 'slow', 'The cover of a card under the pointer, inside its frame.'],
  ['needle', 'slow', 'The needle of a dial: once into position, with a slight overshoot.'],
] as const satisfies readonly (readonly [keyof typeof movement, keyof typeof scales.motion, string])[]

/** All that moves in the house, to be set off. With reduced motion it arrives without a way. */
export function Movements() {
  const [moved, setMoved] = useState(false)
  return (
    <Block>
      <div className={styles.tiles} data-moved={moved || undefined}>
        {MOVEMENTS.map(([kind, duration, purpose]) => (
          <div key={kind}>
            <div className={stage}>
              {kind === 'needle' ? <Needle className={movement.needle} /> : <div className={movement[kind]} />}
            </div>
            <span className={styles.name}>
              motion.{duration}, {scales.motion[duration]}
            </span>
            <span className={styles.quiet}>{purpose}</span>
          </div>
        ))}
      </div>
      <p className={styles.after}>
        <Button variant="secondary" onPress={() => setMoved(!moved)}>
          Move
        </Button>
      </p>
    </Block>
  )
}
