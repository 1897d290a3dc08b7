import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { SocialLinks } from './SocialLinks.tsx'

const meta = {
  title: 'Directory/SocialLinks',
  component: SocialLinks,
  parameters: {
    notes: {
      use: 'Lists where else a business is to be found, each place with the account there.',
      instead: 'The website of the business stands with its phone and e-mail in ContactPanel.',
      keyboard: 'Tab goes from link to link.',
      screenReader: 'A list of links: the place, then the account.',
    },
  },
  args: { links: premiumDetail.socialMedia, style: { maxInlineSize: 340 } },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram @naradunes' })).toBeVisible()
  },
}

/** A number, a page without a name, a name that fills the line. */
export const WithoutAccounts: Story = {
  args: {
    links: [
      { platform: 'WhatsApp', url: 'https://whatsapp.example/255754555163' },
      { platform: 'Facebook', url: 'https://facebook.example/profile.php?id=100063' },
      { platform: 'LinkedIn', url: 'https://linkedin.example/company/grand-karas-heritage' },
    ],
  },
}
