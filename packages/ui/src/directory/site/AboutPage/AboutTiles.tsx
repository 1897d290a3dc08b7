import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import type { PictogramName } from '../../../art/Pictogram/Pictogram.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './AboutTiles.css.ts'
import { aboutPageMessages } from './messages.ts'

/** What it offers: four tiles in one frame, each under a piece of cloth. */
export function AboutTiles() {
  const messages = useMessages('aboutPage', aboutPageMessages)
  return (
    <ul role="list" className={styles.frame}>
      {CLOTHS.map(([tile, cloth]) => (
        <li key={tile} className={styles.tile}>
          <span className={styles.window}>
            <CoverArt slug={tile} category={cloth} />
          </span>
          <div className={styles.words}>
            <Heading level={2} size="h3">
              {messages[tile]}
            </Heading>
            <Text size="small" tone="muted">
              {messages[`${tile}Text`]}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

const CLOTHS = [
  ['coverage', 'shopping'],
  ['travelers', 'transport'],
  ['support', 'accommodation'],
  ['network', 'events'],
] as const satisfies readonly (readonly [keyof typeof aboutPageMessages, PictogramName])[]
