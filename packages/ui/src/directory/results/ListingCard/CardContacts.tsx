import { MailIcon, MessageIcon, PhoneIcon, WebsiteIcon, type IconComponent } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CardContacts.css.ts'
import type { CardContent } from './cardLayout.ts'
import { listingCardMessages } from './messages.ts'

interface Contact {
  readonly Icon: IconComponent
  readonly text: string
  /** What the link does, for those who see an icon or hear a number. */
  readonly name: string
  readonly href?: string
  readonly line: keyof typeof styles.item
}

/** The ways to reach the business that its card holds: a list in two lines, on narrow screens a row of squares. */
export function CardContacts({ card, look }: { card: CardContent; look: keyof typeof styles.list }) {
  const contacts = useContacts(card)
  if (contacts.length === 0) return null
  return (
    <ul role="list" className={styles.list[look]}>
      {contacts.map(({ Icon, text, name, href, line }) => (
        <li key={name} className={styles.item[line]}>
          {href === undefined ? (
            // What cannot be pressed has to be read.
            <span className={styles.plain}>
              <Icon size={18} />
              <bdi translate="no" className={styles.text.plate}>
                {text}
              </bdi>
            </span>
          ) : (
            <Link look="bare" href={href} aria-label={name} className={joinClasses(styles.contact[look], styles.link)}>
              <Icon size={18} />
              <bdi translate="no" className={styles.text[look]}>
                {text}
              </bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function useContacts({ phones, email, website }: CardContent): readonly Contact[] {
  const messages = useMessages('listingCard', listingCardMessages)
  const [phone] = phones
  const mobile = phones.find(({ whatsapp }) => whatsapp)
  const contacts: Contact[] = []
  if (phone) {
    contacts.push({ Icon: PhoneIcon, name: messages.call(phone.text), line: mobile ? 'call' : 'callAlone', ...phone })
  }
  if (mobile?.whatsapp) {
    contacts.push({
      Icon: MessageIcon,
      text: messages.whatsapp,
      name: messages.whatsappTo(mobile.text),
      href: mobile.whatsapp,
      line: 'call',
    })
  }
  if (email) contacts.push({ Icon: MailIcon, name: messages.email(email.text), line: 'link', ...email })
  if (website) contacts.push({ Icon: WebsiteIcon, name: messages.website(website.text), line: 'link', ...website })
  return contacts
}
