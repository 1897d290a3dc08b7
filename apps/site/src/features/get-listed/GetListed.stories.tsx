import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NEW_APPLICATION } from '../../shared/application/application.ts'
import { newDraft, putDraft, type ApplicationDraft } from '../../shared/application/applicationDraft.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

const YARD = {
  ...NEW_APPLICATION,
  plan: 'premium',
  businessName: 'Thandeka’s Braai Yard',
  category: 'restaurants-dining',
  country: 'SZ',
  city: 'Mbabane',
  phone: '+268 2404 0172',
  description: 'Shisanyama over mopane wood, umbidvo and pap, and a swing for the children.',
} as const

/** The page with what this device has kept. */
const kept = (draft: Partial<ApplicationDraft>) => () => putDraft({ ...newDraft(), ...draft })

const meta = {
  title: 'Pages/Get listed',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/get-listed' },
  beforeEach: kept({}),
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** From a plan button: the package is chosen, and the business comes next. */
export const FromAPlan: Story = {
  args: { url: '/get-listed?plan=classified' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/Write the name of the business/, { selector: 'button' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Website/ })).toBeNull()
  },
}

export const Page: Story = {
  beforeEach: kept({ at: 1, step: 2, written: YARD }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose images' })).toBeVisible()
    await expect(canvas.getByText('0 of 10 images')).toBeVisible()
  },
}

/** A package without photographs does not ask for any. */
export const PageOfClassified: Story = {
  beforeEach: kept({ at: 1, step: 2, written: { ...YARD, plan: 'classified' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Place' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Photographs' })).toBeNull()
  },
}

export const Check: Story = {
  beforeEach: kept({ at: 1, step: 3, written: YARD }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Premium, R1995/year', { selector: 'dd' })).toBeVisible()
  },
}
