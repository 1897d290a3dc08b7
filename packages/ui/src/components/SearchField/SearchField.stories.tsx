import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { Button } from '../Button/Button.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    notes: {
      use: 'Takes a text to search for. It is a native field: inside a form it works before any script runs. What is searched is said by its label, which stays when the placeholder goes.',
      instead:
        'The search of the directory is a SearchBox, which brings its form and its button. For any other text use a TextField; to choose from what is given use a Select.',
      keyboard:
        'Enter submits the form around it. Escape empties it where the browser does that. Tab goes on to the button that clears it, once there is something to clear.',
      screenReader:
        'A search field named by its label; the placeholder is a hint. The button that clears it has the name you give, and after it the focus is in the field again.',
    },
  },
  args: {
    label: 'Search businesses',
    clearLabel: 'Clear search',
    name: 'search',
    placeholder: 'Business name or place',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search businesses' })
    await step('typing brings the button that clears', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await userEvent.type(field, 'Lamu')
      await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
    })
    await step('clearing empties the field and stays in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
      await expect(args.onChange).toHaveBeenLastCalledWith('')
    })
  },
}

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <States room="wide">
      <State name="Rest" of={<SearchField {...args} />} />
      <State name="Hover: as at rest, the frame is strong already" shown="hover" of={<SearchField {...args} />} />
      <State name="Focus" shown="focus" of={<SearchField {...args} />} />
      <State name="Filled" of={<SearchField {...args} defaultValue="Okavango" />} />
      <State name="Filled, with the focus" shown="focus" of={<SearchField {...args} defaultValue="Okavango" />} />
      <State name="Long text" of={<SearchField {...args} defaultValue={LONG} />} />
      <State name="Disabled" of={<SearchField {...args} disabled />} />
      <State name="Disabled and filled" of={<SearchField {...args} disabled defaultValue="Okavango" />} />
      <State
        name="With a button to submit"
        of={
          <SearchField {...args} defaultValue="Okavango">
            <Button type="submit">Search</Button>
          </SearchField>
        }
      />
    </States>
  ),
}

const LONG = 'family lodges with a swimming pool near the Okavango Delta that take dogs'

/** Enter and the button submit the form around it. */
export const InAForm: Story = {
  args: { children: <Button type="submit">Search</Button> },
  render: (args) => (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const submitted = fn()
    canvas.getByRole('search').addEventListener('submit', submitted)
    await userEvent.type(canvas.getByRole('searchbox'), 'Lamu{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /^(Search|بحث)$/ }))
    await expect(submitted).toHaveBeenCalledTimes(2)
  },
}

/** On the dark field of a band or a footer, where the ring is marigold. */
export const OnDarkField: Story = {
  render: (args) => (
    <States on="inverse" room="wide">
      <State name="Rest" of={<SearchField {...args} />} />
      <State name="Focus" shown="focus" of={<SearchField {...args} />} />
    </States>
  ),
}
