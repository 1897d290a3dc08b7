import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { Link } from '../Link/Link.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    notes: {
      use: 'A choice to make or to leave, which a form sends with the rest. All of its row can be clicked. It works before and without script.',
      instead:
        'Several choices of one kind are a CheckboxGroup. Of several that exclude each other use a Select; what takes effect at once on the whole page is a button that stays pressed.',
      keyboard: 'Tab reaches it, Space ticks and clears it.',
      screenReader:
        'A checkbox named by its text alone; what stands at the end of the row, the hint and the error are read after it. Some but not all is said as mixed.',
    },
  },
  args: { children: 'Show only what differs', name: 'differing' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Off" of={<Checkbox>Shopping</Checkbox>} />
      <State name="On" of={<Checkbox defaultChecked>Shopping</Checkbox>} />
      <State name="Some, not all" of={<Checkbox indeterminate>Shopping</Checkbox>} />
      <State name="Hover" shown="hover" of={<Checkbox>Shopping</Checkbox>} />
      <State name="Focus" shown="focus" of={<Checkbox>Shopping</Checkbox>} />
      <State name="On, with the focus" shown="focus" of={<Checkbox defaultChecked>Shopping</Checkbox>} />
      <State name="Disabled" of={<Checkbox disabled>Shopping</Checkbox>} />
      <State
        name="Disabled and on"
        of={
          <Checkbox disabled defaultChecked>
            Shopping
          </Checkbox>
        }
      />
      <State name="With a count" of={<Checkbox end="2">Shopping</Checkbox>} />
      <State name="With a hint" of={<Checkbox description="From Monday to Friday.">Answer by telephone</Checkbox>} />
      <State name="Error" of={<Checkbox error="Please agree, so that we may keep it">Keep my message</Checkbox>} />
      <State
        name="In a menu, hover"
        shown="hover"
        of={
          <Checkbox look="menu" end="2">
            Shopping
          </Checkbox>
        }
      />
    </States>
  ),
}

/** It stands for several choices, some of which are made. */
export const SomeNotAll: Story = {
  render: function SomeNotAllStory(args) {
    const [chosen, setChosen] = useState(2)
    return (
      <Checkbox
        {...args}
        indeterminate={chosen === 2}
        checked={chosen === 3}
        onChange={(isChecked) => setChosen(isChecked ? 3 : 0)}
      >
        All three listings
      </Checkbox>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All three listings' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(box).not.toBePartiallyChecked()
  },
}

export const LongWithALink: Story = {
  args: {
    children: (
      <>
        Dira may keep this message until it is answered, as the page on <Link href="/privacy">what we store</Link> says,
        and delete it a year later
      </>
    ),
    description: 'You can take this back at any time.',
  },
  globals: { viewport: { value: 'narrow' } },
}
