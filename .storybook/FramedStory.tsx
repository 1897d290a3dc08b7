import { DocsContext } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { framedStory } from '../packages/ui/src/foundations/docsLook.css.ts'
import { useChosenGlobals } from './useChosenGlobals.ts'

interface Viewport {
  readonly styles: { readonly width: string }
}

/** The width of the screen that a story is about, if it is about one. */
export function widthOf({ storyGlobals, parameters }: PreparedStory): string | undefined {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: string }
  const { options } = (parameters['viewport'] ?? {}) as { options?: Readonly<Record<string, Viewport>> }
  return value === undefined ? undefined : options?.[value]?.styles.width
}

/** A story on a screen of its own: what a style sheet does for a narrow one can be seen on no other. */
export function FramedStory({ story, width }: { story: PreparedStory; width: string }) {
  const { channel } = use(DocsContext)
  const globals = Object.entries({ ...useChosenGlobals(channel), ...story.storyGlobals })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook itself.
    <iframe
      className={framedStory}
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`}
      style={{ inlineSize: width }}
      loading="lazy"
    />
  )
}
