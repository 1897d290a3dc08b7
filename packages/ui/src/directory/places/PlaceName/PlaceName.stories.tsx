import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { PlaceName } from './PlaceName.tsx'

const meta = {
  title: 'Directory/PlaceName',
  component: PlaceName,
  parameters: {
    notes: {
      use: 'Names a town, province or country where readers compare it with what signs and maps say there.',
      instead: 'On a card or in a sentence one name is enough: a bdi with translate="no".',
      keyboard: 'It never has the focus.',
      screenReader: 'The name, then the local one in its own language.',
    },
  },
  args: { name: 'Cairo', local: { text: 'القاهرة', lang: 'ar' } },
} satisfies Meta<typeof PlaceName>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('القاهرة')).toHaveAttribute('lang', 'ar')
  },
}

export const OneName: Story = { args: { local: undefined } }

/** Nobody knows another name than the local one. */
export const Transliterated: Story = {
  args: { name: 'Kfr Aldwar', isTransliterated: true, local: { text: 'كفر الدوار', lang: 'ar' } },
}

export const InHeading: Story = {
  render: (args) => (
    <Heading level={1}>
      <PlaceName {...args} />
    </Heading>
  ),
}
