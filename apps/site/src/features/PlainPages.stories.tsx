import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SamplePage } from '../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Plain pages',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const About: Story = { args: { url: '/about' } }

export const Privacy: Story = { args: { url: '/privacy' } }

export const Pricing: Story = {
  args: { url: '/pricing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/get-listed?plan=standard',
    )
  },
}

export const Categories: Story = {
  args: { url: '/categories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Accommodation 120 listings' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { url: '/nowhere' },
  beforeEach: () => {
    const { warn } = console
    // The page reports its address here.
    console.warn = () => undefined
    return () => {
      console.warn = warn
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  },
}
