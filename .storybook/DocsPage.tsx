import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { FramedStory, widthOf } from './FramedStory.tsx'
import { Notes } from './Notes.tsx'

/** The documentation of a component: what it is, how it is used, its props with one to try them on, then its states. */
export function DocsPage() {
  const [first, ...others] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Notes />
      {first && (
        <>
          <Heading>Try it</Heading>
          <Canvas of={first.moduleExport} layout="fullscreen" sourceState="hidden" />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  )
}

function State({ story }: { story: PreparedStory }) {
  const width = widthOf(story)
  return (
    <section>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      {width ? <FramedStory story={story} width={width} /> : <Canvas of={story.moduleExport} layout="fullscreen" />}
    </section>
  )
}
