import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    notes: {
      use: 'Running text, from a lead to a label. Figures are as wide as each other, so that numbers line up. A phone number, a count or a name in the middle of a text is a `bdi`: it keeps its own direction.',
      instead:
        'What opens a section is a Heading. A message about the page is a Notice, one or two words that mark a thing are a Badge.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Plain text. The tones are not heard: the words have to say what went wrong or well.',
    },
  },
  args: { children: 'Canvas suites on a papyrus island, reached by mokoro, with guided walks at dawn.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Canvas suites/)
    await expect(text.tagName).toBe('P')
    await expect(getComputedStyle(text).fontVariantNumeric).toBe('tabular-nums')
  },
}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack>
      {(['lead', 'body', 'small', 'label'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>What one reads</Text>
      <Text tone="muted">What stands beside it</Text>
      <Text tone="success">What went well: 12 listings are published</Text>
      <Text tone="error">What went wrong: 1 listing has no name</Text>
    </Stack>
  ),
}

/** No letter falls out of the face, at any size. */
export const AfricanLetters: Story = {
  ...Sizes,
  args: { children: 'ǁKaras, ǃNara, ǂKhomas, Ọ̀ṣun, Ìkẹ́jà, Ɛʋɛ, Ŋgɔ̀, Ɓalɗe, Ƙano, Ƴola, Tšwane' },
}

/** Numbers keep their own direction inside a text from right to left, and line up figure by figure. */
export const Numbers: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap={1} lang="ar">
      {['+254 41 555 0126', '+264 63 555 0142', '+20 97 555 0133'].map((phone) => (
        <Text key={phone}>
          اتصل على <Text as="bdi">{phone}</Text> من 07:00 إلى 22:30
        </Text>
      ))}
    </Stack>
  ),
}

/** Comes from the reader's own typefaces. */
export const Ethiopic: Story = { ...Sizes, args: { lang: 'am', children: 'አዲስ አበባ ውስጥ የሚገኝ ምግብ ቤት፣ በየቀኑ ክፍት ነው።' } }
