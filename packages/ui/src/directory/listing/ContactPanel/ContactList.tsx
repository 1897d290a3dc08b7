import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { BreakableText } from '../../site/BreakableText.tsx'
import { CHANNEL_ICONS } from '../contact/channelIcons.ts'
import { contactLines } from '../contact/contactLines.ts'
import type { ContactPanelProps } from './ContactPanel.tsx'
import * as styles from './ContactPanel.css.ts'
import { contactPanelMessages } from './messages.ts'

/** Phone, e-mail and website, or the words for none of them. */
export function ContactList({ listing, checkOf }: Pick<ContactPanelProps, 'listing' | 'checkOf'>) {
  const messages = useMessages('contactPanel', contactPanelMessages)
  const lines = contactLines(listing)
  if (lines.length === 0) return <p className={styles.missing}>{messages.noContact}</p>
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ channel, text, href }, at) => {
        const Icon = CHANNEL_ICONS[channel]
        return (
          <li key={`${channel} ${text}`} className={styles.line}>
            <Icon className={styles.icon} />
            {href === undefined ? (
              <bdi translate="no" className={styles.value}>
                {text}
              </bdi>
            ) : (
              <Link
                href={href}
                aria-label={channel === 'whatsapp' ? messages.whatsappTo(text) : undefined}
                look={channel === 'phone' ? 'quiet' : 'text'}
                className={joinClasses(styles.value, styles.target)}
              >
                {/* Its number stands in the line above. */}
                {channel === 'whatsapp' ? (
                  messages.whatsapp
                ) : (
                  <bdi translate="no">
                    <BreakableText>{text}</BreakableText>
                  </bdi>
                )}
              </Link>
            )}
            {/* The numbers come first. */}
            {at === 0 && channel === 'phone' && checkOf?.('phone')}
          </li>
        )
      })}
    </ul>
  )
}
