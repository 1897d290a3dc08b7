import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Contact',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/contact' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Reached from a plan on the pricing page. */
export const WithSubject: Story = { args: { url: '/contact?subject=Standard%20package' } }

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
  args: { isOnline: false },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await expectToast('Your message could not be sent. Please try again.')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you list vineyards?')
  },
}

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
