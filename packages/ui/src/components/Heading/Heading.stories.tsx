import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    notes: {
      use: 'Opens a page or a section. `level` is its rank in the outline, `size` how large it is set: choose the rank first, and no rank is skipped for the sake of a size.',
      instead:
        'For running text, and for words that only have to be bold, use Text. A section of a page with a woven tab is a SectionHeading.',
      keyboard: 'Nothing: it is no control. Screen-reader users jump from heading to heading.',
      screenReader: 'A heading with its rank. How large it is set is not heard.',
    },
  },
  args: { level: 2, children: 'Find the best businesses' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Find the best businesses' })).toBeVisible()
  },
}

/** From the largest to the smallest. Below 31 pixels the face is set wider and lighter, with more of a stroke: its hairlines fill a pixel. */
export const Sizes: Story = {
  render: ({ level, children }) => (
    <Stack gap={5}>
      {SIZES.map((size) => (
        <Heading key={size} level={level} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

/** Names of places and people across the continent: no letter falls out of its face, and lines with stacked marks are further apart. */
export const AfricanLetters: Story = {
  render: ({ level }) => (
    <Stack gap={6}>
      {SIZES.map((size) => (
        <Heading key={size} level={level} size={size} style={{ maxInlineSize: '11em' }}>
          ǁKaras to Ɛʋɛ, ǃNara, Ọ̀ṣun and Ìkẹ́jà; Ŋgɔ̀ Ọ̀yọ́, Ẹdẹ̀ at Ɓɗƙƴ
        </Heading>
      ))}
    </Stack>
  ),
}

/** Joined letters: no tracking, no stroke, more space between lines; the largest is set at four fifths. */
export const Arabic: Story = {
  args: { lang: 'ar', children: 'ابحث عن أفضل الأعمال في أنحاء أفريقيا' },
  globals: { direction: 'rtl' },
  render: ({ level, lang, children }) => (
    <Stack gap={5}>
      {SIZES.map((size) => (
        <Heading key={size} level={level} lang={lang} size={size} style={{ maxInlineSize: '11em' }}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

/** A name in another script on a page in English: it is recognised by its letters. Ethiopic comes from the reader's own typefaces. */
export const OtherScripts: Story = {
  render: ({ level }) => (
    <Stack gap={5}>
      {['سوق الكبير Souk El Kebir', 'አዲስ አበባ ምግብ ቤት', 'ⵜⵉⴼⵉⵏⴰⵖ'].map((name) => (
        <Heading key={name} level={level} size="h2">
          <bdi>{name}</bdi>
        </Heading>
      ))}
    </Stack>
  ),
}

export const Narrow: Story = {
  args: { size: 'hero', children: 'The Johannesburg Antiquarian Booksellers’ Co-operative' },
  globals: { viewport: { value: 'narrow' } },
}

const SIZES = ['masthead', 'hero', 'h1', 'h2', 'h3', 'plate'] as const
