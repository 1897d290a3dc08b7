import { formatRand, PLANS } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { Text } from '../components/Text/index.ts'
import { CustomPackages } from '../directory/CustomPackages/index.ts'
import { PricingTable } from '../directory/PricingTable/index.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/Pricing',
  component: PricingTable,
  parameters: { layout: 'fullscreen' },
  args: {
    plans: PLANS,
    priceOf: ({ priceCents }) => formatRand(priceCents),
    hrefOf: ({ name }) => `/contact?subject=${encodeURIComponent(`${name} package`)}`,
  },
  render: (args) => (
    <PageFrame current="/pricing">
      <PageBody spacing="sections">
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1}>Simple, Transparent Pricing</Heading>
            <Text size="lead" tone="muted" style={{ maxInlineSize: '36ch' }}>
              One yearly payment in rand. Pick how much of your business travellers can see.
            </Text>
          </Stack>
          <PricingTable {...args} />
        </Stack>
        <CustomPackages contactHref="/contact" />
      </PageBody>
    </PageFrame>
  ),
} satisfies Meta<typeof PricingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Simple, Transparent Pricing' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/contact?subject=Standard%20package',
    )
  },
}

/** Plans with other words, longer by half. */
export const LongText: Story = {
  args: {
    plans: PLANS.map((plan) => ({
      ...plan,
      description: `${plan.description} For businesses with one door, or many of them, along the whole of a road.`,
      features: [
        ...plan.features,
        'Photographs of ǁKaras, Ọ̀ṣun and Ɛʋɛ, with their names written as they are written there',
      ],
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
