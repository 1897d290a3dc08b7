import { MailIcon, MessageIcon, PhoneIcon, WebsiteIcon, type IconComponent } from '../../../art/Icon/index.ts'
import type { ContactChannel } from './contactLines.ts'

/** The picture of each way to reach a business. */
export const CHANNEL_ICONS: Readonly<Record<ContactChannel, IconComponent>> = {
  phone: PhoneIcon,
  whatsapp: MessageIcon,
  mail: MailIcon,
  website: WebsiteIcon,
}
