import { BandSwatch } from '../../../art/map/BandSwatch/BandSwatch.tsx'
import { countBands } from '../../../art/map/countBands.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './AfricaMap.css.ts'
import { africaMapMessages } from './messages.ts'

/** What the shades and the needles of the map mean. */
export function MapLegend({ counts, hasCities }: { counts: readonly number[]; hasCities: boolean }) {
  const messages = useMessages('africaMap', africaMapMessages)
  return (
    <ul role="list" aria-label={messages.legend} className={styles.legend}>
      {countBands(counts).map(({ band, from, to }) => (
        <li key={band} className={styles.meaning}>
          <BandSwatch band={band} />
          <bdi>{messages.band(from, to)}</bdi>
        </li>
      ))}
      {hasCities && (
        <li className={styles.meaning}>
          <Needle className={styles.needle} />
          {messages.city}
        </li>
      )}
    </ul>
  )
}
