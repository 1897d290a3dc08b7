import type { StoryContextForEnhancers } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { describeProps } from './describeProps.ts'

const described = (
  argTypes: StoryContextForEnhancers['argTypes'],
  initialArgs: StoryContextForEnhancers['initialArgs'] = {},
  // The rest of a story's context is none of its business.
) => describeProps({ argTypes, initialArgs } as StoryContextForEnhancers)

it('moves the default from the sentence into its column', () => {
  const { size } = described({
    size: { name: 'size', description: 'How large it is.\n@default the size of the level' },
  })
  expect(size).toMatchObject({
    description: 'How large it is.',
    table: { defaultValue: { summary: 'the size of the level' } },
  })
})

it('names the members of a union', () => {
  const { tone } = described({
    tone: {
      name: 'tone',
      type: { name: 'enum', value: ['info', 'error'], raw: "'info' | 'error'" },
      table: { type: { summary: 'union' } },
    },
  })
  expect(tone?.table?.type?.summary).toBe("'info' | 'error'")
})

it('offers a field for a text, and nothing for an element that no field can give', () => {
  const node = { name: 'children', table: { type: { summary: 'ReactNode' } } }
  expect(described({ children: node }, { children: 'Search' })['children']?.control).toEqual({ type: 'text' })
  expect(described({ children: node }, { children: {} })['children']?.control).toBe(false)
})

it('has a sentence for every prop, the one of the code first', () => {
  const props = described({
    className: { name: 'className' },
    placeholder: { name: 'placeholder' },
    ref: { name: 'ref', description: 'Its own sentence.' },
  })
  expect(props['className']?.description).toMatch(/class of your own/)
  expect(props['placeholder']?.description).toMatch(/native element/)
  expect(props['ref']?.description).toBe('Its own sentence.')
})
