import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/CoverArt.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    notes: {
      use: 'Sets things of one kind, such as cards, in columns of one width: one on a phone, two from 720 pixels on, three from 1024. `columns` says otherwise. A list of things is a list: `as="ul"` with `<li>` inside.',
      instead:
        'Stack for a column, Inline for a row that wraps where it is full. For listings ListingGrid, which also holds its place while they load.',
      keyboard:
        'It never has the focus. The focus goes through its children in the order of the document, which is the order one sees.',
      screenReader: 'Nothing by itself. As a list it says how many items it has.',
    },
  },
  args: { as: 'ul', children: places() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** Two on a phone, four from 1024 pixels on, nearer to each other. */
export const OtherColumns: Story = { args: { columns: { base: 2, lg: 4 }, gap: 4, rowGap: 6 } }

function places() {
  return ['Maun', 'Kasane', 'Goma', 'Lamu', 'Ọ̀ṣogbo', 'ǁKaras'].map((name) => (
    <li key={name}>
      <Stack gap={2}>
        <CoverArt slug={name} category="accommodation" style={{ aspectRatio: '4 / 3' }} />
        <Heading level={3}>{name}</Heading>
        <Text tone="muted">What is to be said of it.</Text>
      </Stack>
    </li>
  ))
}
