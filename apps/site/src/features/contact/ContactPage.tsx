import { ContactDetails, ContactForm, Grid, Heading, Link, PageBody, Stack, Text } from '@dira/ui'
import { useEffect } from 'react'
import { useAddress } from '../../shared/address.ts'
import { paths, CONTACT } from '@dira/data/site'
import { useNotices } from '@dira/app'
import { useContactMessage } from './useContactMessage.ts'

/** `/contact`: how the people of the directory are reached, and a form. `?subject=` fills in what it is about. */
export function ContactPage() {
  const { search } = useAddress()
  const subject = new URLSearchParams(search).get('subject') ?? ''
  const { prepare: prepareToast } = useNotices()
  const { onSubmit, prepare } = useContactMessage()
  // The outcome is shown in a toast, whose live regions must exist before it.
  useEffect(prepareToast, [prepareToast])
  const { email, phone } = CONTACT
  return (
    <PageBody spacing="sections">
      <Stack gap={5}>
        <Heading level={1}>Get in Touch</Heading>
        <Grid columns={{ base: 1, lg: 2 }} gap={8} rowGap={8}>
          <ContactDetails {...CONTACT} />
          <ContactForm
            key={subject}
            onSubmit={onSubmit}
            onFocus={prepare}
            defaultSubject={subject}
            privacyHref={paths.privacy}
            withoutScript={
              <Text>
                Without script this page cannot send a message. Write to <Link href={email.href}>{email.text}</Link> or
                call <Link href={phone.href}>{phone.text}</Link>.
              </Text>
            }
          />
        </Grid>
      </Stack>
    </PageBody>
  )
}
