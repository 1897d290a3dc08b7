import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { selvedge } from './selvedge.css.ts'

const meta = {
  title: 'Foundations/Art/Selvedge',
  parameters: {
    notes: {
      use: 'The woven edge of sections, of the footer and of panels; in gold the edge of what is Premium. It is a class, `selvedge`, on an empty element.',
      instead: 'Between two things take a hairline: an edge is no divider.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Nothing: it is a background.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(selvedge).map(([name, edge]) => (
        <div key={name}>
          <Text size="small">{name}</Text>
          <div className={edge} />
        </div>
      ))}
    </Stack>
  ),
}
