import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.ts'
import * as styles from './iconSheet.css.ts'

const meta = {
  title: 'Foundations/Icons',
  component: icons.SearchIcon,
  parameters: {
    notes: {
      use: 'Beside a text, or in a control that has a name of its own. Each icon is a component, so that a page loads the drawings that it shows.',
      instead: 'For a category use its Pictogram; for a mark in a list or on a map a Needle.',
      keyboard: 'Nothing: an icon is no control. Put it in an IconButton.',
      screenReader: 'Hidden. What it means is said by the text beside it or by the name of its control.',
    },
  },
} satisfies Meta<typeof icons.SearchIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { size: 22 } }

export const All: Story = {
  render: (args) => (
    <ul role="list" className={styles.sheet}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.entry}>
          <Icon {...args} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
