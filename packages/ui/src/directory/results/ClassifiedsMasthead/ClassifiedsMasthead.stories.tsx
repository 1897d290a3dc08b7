import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClassifiedsMasthead } from './ClassifiedsMasthead.tsx'

const meta = {
  title: 'Directory/ClassifiedsMasthead',
  component: ClassifiedsMasthead,
  parameters: {
    notes: {
      use: 'Opens the page of small ads: its name as large as the head of a newspaper, what an ad costs and how many there are.',
      instead: 'The page of one category or place opens with a ScopeHeader, any other with a plain Heading.',
      keyboard: 'One stop where the ears are: the link to the packages.',
      screenReader: 'The heading of the page comes first, then the ears, then the facts.',
    },
  },
  args: { pricingHref: '/pricing', price: 'R595', countries: 9, ads: 295 },
} satisfies Meta<typeof ClassifiedsMasthead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Classifieds' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Choose Classified' })).toHaveFocus()
  },
}

/** Before it is known how many there are. */
export const Loading: Story = { args: { countries: undefined, ads: undefined } }

export const One: Story = { args: { countries: 1, ads: 1 } }
