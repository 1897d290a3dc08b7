import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactDetails } from '../../../testing/contact.ts'
import { ContactDetails } from './ContactDetails.tsx'

const meta = {
  title: 'Directory/ContactDetails',
  component: ContactDetails,
  parameters: {
    notes: {
      use: 'On the contact page: how the people behind the directory are reached.',
      instead: 'A business’s own phone and e-mail are part of its listing. To write at once there is the ContactForm.',
      keyboard: 'Two stops: e-mail and phone.',
      screenReader: 'A list of terms and their values; the icons are hidden.',
    },
  },
  args: contactDetails,
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms).toEqual(['Email', 'Phone', 'Address'])
    const { email, phone, address } = contactDetails
    await expect(canvas.getByRole('link', { name: email.text })).toHaveAttribute('href', email.href)
    await expect(canvas.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href)
    await expect(canvas.getByText(address)).toBeVisible()
  },
}

export const Long: Story = {
  args: {
    email: {
      text: 'reservations-and-everything-else@a-very-long-name-of-a-company.example',
      href: 'mailto:a@b.example',
    },
    address: 'Suite 1204, The Old Mutual Building, corner of Darling and Parliament Streets, Cape Town, South Africa',
  },
}
