import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Grid } from '../components/Grid/index.ts'
import { Heading } from '../components/Heading/index.ts'
import { Link } from '../components/Link/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { Text } from '../components/Text/index.ts'
import { ToastProvider } from '../components/Toast/index.ts'
import { ContactDetails } from '../directory/ContactDetails/index.ts'
import { ContactForm } from '../directory/ContactForm/index.ts'
import { contactDetails } from '../testing/contact.ts'
import { useSendContact } from '../testing/sendContact.tsx'
import { PageFrame } from './PageFrame.tsx'

interface ContactPageProps {
  defaultSubject?: string
  isStored?: boolean
}

function ContactPage({ defaultSubject = '', isStored = true }: ContactPageProps): ReactNode {
  const send = useSendContact(isStored)
  const { email, phone } = contactDetails
  return (
    <PageBody spacing="sections">
      <Stack gap={5}>
        <Heading level={1}>Get in Touch</Heading>
        <Grid columns={{ base: 1, lg: 2 }} gap={8} rowGap={8}>
          <ContactDetails {...contactDetails} />
          <ContactForm
            onSubmit={send}
            defaultSubject={defaultSubject}
            privacyHref="/privacy"
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

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ToastProvider>
      <PageFrame current="/contact">
        <ContactPage {...args} />
      </PageFrame>
    </ToastProvider>
  ),
} satisfies Meta<typeof ContactPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Reached from a plan on the pricing page. */
export const WithSubject: Story = { args: { defaultSubject: 'Standard package' } }

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amahle Dube{Enter}')
    await expect(await canvas.findByText('Please enter your email address')).toBeVisible()
    await expectToast('Please fill out all required fields')
  },
}

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await expectToast("Your message has been sent! We'll get back to you soon.")
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}

/** No connection: a toast says so, and the text is still there. */
export const Offline: Story = {
  args: { isStored: false },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await expectToast('Your message could not be sent. Please try again.')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you list vineyards?')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

type Play = Parameters<NonNullable<Story['play']>>[0]

async function fillIn(canvas: Play['canvas'], userEvent: Play['userEvent']) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amahle Dube')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Do you list vineyards?')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amahle@dube.example{Enter}')
}

async function expectToast(text: string) {
  const toasts = within(await within(document.body).findByRole('region', { name: 'Notifications' }))
  const toast = await toasts.findByText(text)
  await waitFor(() => expect(toast).toBeVisible())
}
