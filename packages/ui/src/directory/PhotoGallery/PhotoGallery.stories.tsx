import type { Meta, StoryObj } from '@storybook/react-vite'
import { premiumDetail } from '../../testing/listingDetails.ts'
import { PhotoGallery } from './PhotoGallery.tsx'

const meta = {
  title: 'Directory/PhotoGallery',
  component: PhotoGallery,
  parameters: {
    docs: {
      description: {
        component:
          'The images of a listing. What may not be shown here, or is a placeholder, is drawn instead, and keeps its description.',
      },
    },
  },
  args: {
    gallery: { max: 10, images: placeholders(3) },
    slug: premiumDetail.slug,
    category: premiumDetail.categoryIcon,
  },
} satisfies Meta<typeof PhotoGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { gallery: { max: 6, images: placeholders(1) } } }

export const Ten: Story = { args: { gallery: { max: 10, images: placeholders(10) } } }

export const Empty: Story = { args: { gallery: { max: 6, images: [] } } }

function placeholders(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `placeholder-${index + 1}`,
    url: `/seed/nara-dunes-lodge-${index + 1}/800/600`,
    alt: `Placeholder image ${index + 1} for !Nara Dunes Lodge`,
    isPlaceholder: true,
  }))
}
