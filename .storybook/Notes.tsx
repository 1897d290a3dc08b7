import { Heading, Markdown, useOf } from '@storybook/addon-docs/blocks'
import { notes } from '../packages/ui/src/foundations/docsLook.css.ts'
import type { Notes as ComponentNotes } from '../packages/ui/src/testing/notes.ts'

const TITLES = {
  use: 'When to use it',
  instead: 'What to use instead',
  keyboard: 'Keyboard',
  screenReader: 'Screen reader',
} as const satisfies Record<keyof ComponentNotes, string>

/** How a component is used, from `parameters.notes` of its stories. */
export function Notes() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const texts = preparedMeta.parameters.notes
  if (!texts) return null
  return (
    <>
      <Heading>Notes</Heading>
      <dl className={notes}>
        {Object.entries(TITLES).map(([topic, title]) => (
          <div key={topic}>
            <dt>{title}</dt>
            <dd>
              <Markdown>{texts[topic as keyof ComponentNotes]}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
