import type { ComponentProps } from 'react'
import { DirectionsIcon, MailIcon, PhoneIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { LocatorPicture, type LocatorPictureProps } from '../LocatorMap/LocatorPicture.tsx'
import * as styles from './ContactDetails.css.ts'
import { contactDetailsMessages } from './messages.ts'

export interface ContactDetailsProps extends Omit<ComponentProps<'div'>, 'children'> {
  email: { readonly text: string; readonly href: string }
  phone: { readonly text: string; readonly href: string }
  /** The street address in one line. */
  address: string
  /** Where that is, for a map below. @default no map */
  place?: Pick<LocatorPictureProps, 'country' | 'at'>
}

/** Where the people of the directory are reached: e-mail, phone, street address. */
export function ContactDetails({ email, phone, address, place, className, ...props }: ContactDetailsProps) {
  const messages = useMessages('contactDetails', contactDetailsMessages)
  return (
    <div className={joinClasses(styles.details, className)} {...props}>
      <dl>
        <div className={styles.row}>
          <MailIcon size={22} className={styles.icon} />
          <dt className={styles.label}>{messages.email}</dt>
          <dd className={styles.value}>
            <Link href={email.href} className={styles.link}>
              {email.text}
            </Link>
          </dd>
        </div>
        <div className={styles.row}>
          <PhoneIcon size={22} className={styles.icon} />
          <dt className={styles.label}>{messages.phone}</dt>
          <dd className={styles.value}>
            <Link look="quiet" href={phone.href} className={styles.link}>
              <bdi dir="ltr" translate="no" className={styles.number}>
                {phone.text}
              </bdi>
            </Link>
          </dd>
        </div>
        <div className={styles.row}>
          <DirectionsIcon size={22} className={styles.icon} />
          <dt className={styles.label}>{messages.address}</dt>
          <dd className={styles.value}>
            <bdi translate="no">{address}</bdi>
          </dd>
        </div>
      </dl>
      {place && <LocatorPicture {...place} className={styles.map} />}
    </div>
  )
}
