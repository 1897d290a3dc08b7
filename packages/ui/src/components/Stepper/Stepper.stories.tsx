import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const steps = [
  { name: 'Package', note: 'Standard, R995/year', href: '/get-listed?step=1' },
  { name: 'Your business', note: 'Name, place, contact' },
  { name: 'Your page', note: 'Description, pictures' },
  { name: 'Check and send', note: 'We answer in two days' },
]

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    notes: {
      use: 'Shows where one is in a form of several pages, three to five of them. Give a step its `href` where one may go back to it.',
      instead:
        'How far a thing is that goes on by itself is a ProgressBar. The pages of a list are a Pagination, the way down to a page Breadcrumbs.',
      keyboard: 'Tab goes through the steps that can be gone back to; Enter leads there.',
      screenReader:
        'A navigation named Progress with a list of the steps: those behind are “done”, the one on show is the current step. A narrow screen also says “Step 2 of 4” in words.',
    },
  },
  args: { steps, current: 2 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('2. Your business')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /1\. Package/ })).toHaveFocus()
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const FirstStep: Story = { args: { current: 1, steps: steps.map(({ name, note }) => ({ name, note })) } }

export const LastStep: Story = { args: { current: 4 } }

/** Nothing but the names. */
export const WithoutNotes: Story = { args: { steps: steps.map(({ name }) => ({ name })) } }

export const LongNames: Story = {
  args: {
    steps: [
      { name: 'Which package suits your business' },
      { name: 'Bei wem Reisende sich melden können', note: 'Unternehmensbezeichnung, Ansprechpartner' },
      { name: 'Descriptions and pictures of the place' },
      { name: 'Everything once more, and then send it' },
    ],
  },
}

/** A phone keeps the line and says it in words. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  args: {
    steps: [{ name: 'الباقة', note: 'قياسية' }, { name: 'نشاطك' }, { name: 'صفحتك' }, { name: 'راجع وأرسل' }],
    lang: 'ar',
  },
  globals: { direction: 'rtl' },
}
