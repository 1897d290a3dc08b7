import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { CHANNEL_ICONS } from '../contact/channelIcons.ts'
import type { ContactLine } from '../contact/contactLines.ts'
import * as styles from './ChannelList.css.ts'
import { enquiryDialogMessages } from './messages.ts'

/** The direct ways to a business: rows, on a phone squares in a row. */
export function ChannelList({ lines }: { lines: readonly ContactLine[] }) {
  const { channels } = useMessages('enquiryDialog', enquiryDialogMessages)
  return (
    <ul role="list" className={styles.list}>
      {lines.map(({ channel, text, href = '' }) => {
        const Icon = CHANNEL_ICONS[channel]
        return (
          <li key={`${channel} ${text}`} className={styles.item}>
            <Link look="bare" href={href} className={styles.channel}>
              <span className={styles.lozenge[channel === 'phone' ? 'first' : 'other']}>
                <Icon size={20} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{channels[channel]}</span>
                <span className={styles.text}>
                  <bdi translate="no">{text}</bdi>
                </span>
              </span>
              <ForwardIcon size={20} className={styles.arrow} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
