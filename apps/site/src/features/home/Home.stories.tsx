import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { HomeData } from '../../shared/data/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Home',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/', shortlist: ['nara-dunes-lodge'] },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The first stop leads past the header', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    })
    await step('The next ones are home and the menu, which opens and closes by the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Dira, home' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('link', { name: /^All Listings Browse/ })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByText('Explore', { selector: 'summary' })).toHaveFocus()
    })
  },
}

/** Before anyone is featured. */
export const NothingFeatured: Story = {
  args: { change: (data) => ({ ...(data as HomeData), featured: [] }) },
}

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}
