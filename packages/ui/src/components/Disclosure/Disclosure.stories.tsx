import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FilterIcon } from '../../art/Icon/index.ts'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    notes: {
      use: 'Hides what few people need at the moment, and keeps it in the page: answers to questions, the filters on a phone, the rest of a long list. It works without script, and the search of the browser opens it.',
      instead: 'What should be seen by all is not hidden. What lies over the page is a Dialog or a Sheet.',
      keyboard: 'Enter and Space on its label show and hide. What is hidden is passed over.',
      screenReader: 'The label is announced as expanded or collapsed. What it hides is not read.',
    },
  },
  args: {
    label: 'What does Premium add?',
    children: <Text>Up to ten photographs, opening hours, a map and the first place in lists.</Text>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpenAtFirst: Story = { args: { defaultOpen: true } }

/** The filters on a phone. The label says what a press does. */
export const Framed: Story = {
  args: {
    look: 'framed',
    icon: <FilterIcon size={22} />,
    label: 'Show filters',
    openLabel: 'Hide filters',
    defaultOpen: true,
    children: (
      <CheckboxGroup
        label="Category"
        name="category"
        options={['Accommodation', 'Shopping', 'Events & Festivals'].map((label) => ({
          value: label,
          label,
          count: 3,
        }))}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

/** The rest of a list. */
export const AsLink: Story = {
  args: {
    look: 'link',
    label: 'Show all 9 countries',
    openLabel: 'Show fewer',
    children: <Text>Botswana, Zimbabwe, Mozambique, Eswatini, Tanzania, DR Congo.</Text>,
  },
}

/** Only one of those that share a name is open. */
export const Group: Story = {
  render: (args) => (
    <Stack gap={1}>
      {['What does it cost?', 'Who checks a listing?', 'How do I remove it?'].map((label) => (
        <Disclosure key={label} {...args} name="questions" label={label} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [cost, checks] = canvas.getAllByText(/Up to ten photographs/)
    await userEvent.click(canvas.getByText('What does it cost?'))
    await userEvent.click(canvas.getByText('Who checks a listing?'))
    await waitFor(() => expect(checks).toBeVisible())
    await expect(cost).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does it cost?'))
    await waitFor(() => expect(cost).toBeVisible())
    await expect(checks).not.toBeVisible()
  },
}
