import { CheckIcon, CopyIcon } from '../../../art/Icon/index.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { useCopy } from '../../forms/useCopy.ts'
import * as styles from './Directions.css.ts'
import { locatorMapMessages } from './messages.ts'
import { writtenAddress, type Destination } from './waysThere.ts'

/** What can be copied of a place: its address and its coordinates. */
export function CopyPlace(destination: Destination) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  const { at } = destination
  const address = writtenAddress(destination)
  return (
    <>
      {address !== undefined && <Copy text={address}>{messages.copyAddress}</Copy>}
      {at && <Copy text={`${at.lat}, ${at.lng}`}>{messages.copyCoordinates}</Copy>}
    </>
  )
}

/** Copies a text, and says for two seconds what became of it. */
function Copy({ text, children }: { text: string; children: string }) {
  const messages = useMessages('locatorMap', locatorMapMessages)
  const { outcome, copy } = useCopy(text)
  return (
    <li>
      <button type="button" onClick={() => void copy()} className={styles.way}>
        <span className={styles.word}>
          {outcome ? messages[outcome] : children}
          <bdi className={styles.text}>{text}</bdi>
        </span>
        {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
    </li>
  )
}
