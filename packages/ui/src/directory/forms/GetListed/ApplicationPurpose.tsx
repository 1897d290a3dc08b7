import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { WideField } from './FieldPart.tsx'
import { getListedMessages } from './messages.ts'

/** What the contact of the applicant is for, and where it says what is stored. */
export function ApplicationPurpose({ privacyHref }: { privacyHref: string }) {
  const messages = useMessages('getListed', getListedMessages)
  return (
    <WideField>
      <Text size="small" tone="muted">
        {messages.purpose} <Link href={privacyHref}>{messages.privacy}</Link>
      </Text>
    </WideField>
  )
}
