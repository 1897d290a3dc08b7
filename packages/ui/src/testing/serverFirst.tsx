import type { Preview } from '@storybook/react-vite'
import { act } from '@testing-library/react'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { storybookChannel } from './storybookChannel.ts'

type Globals = Readonly<Record<string, string>>

let renderWith: (globals: Globals) => Promise<void> = async () => {}
let isAgain = false

/** Shows a story that was shown before: in the browser alone and without StrictMode, in a fraction of the time. */
export async function showAgain(show: () => Promise<void>): Promise<void> {
  isAgain = true
  await show().finally(() => (isAgain = false))
}

/** Renders stories as the site renders its pages: first to HTML, which React then hydrates. */
export const serverFirst = {
  renderToCanvas: async ({ storyContext, unboundStoryFn }, canvas) => {
    // A story function takes its context as a component takes its props.
    const Story = unboundStoryFn as ComponentType<typeof storyContext>
    const page = (globals: Globals) => (
      <StrictMode>
        <Story {...storyContext} globals={{ ...storyContext.globals, ...globals }} />
      </StrictMode>
    )
    // As Storybook does: what is no page has a margin around it.
    if (storyContext.parameters['layout'] !== 'fullscreen') canvas.style.padding = '1rem'
    canvas.id = 'storybook-root'
    if (isAgain) {
      const root = createRoot(canvas)
      await act(async () => root.render(<Story {...storyContext} />))
      storybookChannel.emit(STORY_RENDERED)
      return () => act(async () => root.unmount())
    }
    canvas.innerHTML = await renderComplete(page({}))
    // A difference between server and browser that React could mend is an error all the same.
    const root = await act(async () => hydrateRoot(canvas, page({}), { onRecoverableError: console.error }))
    renderWith = (globals) => act(async () => root.render(page(globals)))
    // Storybook's word for the addons: one of them shows what a pointer or a key would bring about.
    storybookChannel.emit(STORY_RENDERED)
    return () => act(async () => root.unmount())
  },
} satisfies Preview

/** The HTML of a story once all the code that it loads on demand is there. */
async function renderComplete(story: ReactNode, attempts = 40): Promise<string> {
  const html = renderToString(story)
  // React's mark of a boundary that it leaves to the browser.
  if (!html.includes('<!--$!-->') || attempts === 0) return html
  await new Promise((resolve) => setTimeout(resolve, 50))
  return renderComplete(story, attempts - 1)
}

/** Does what the toolbar does: the story on show is rendered again, in place, with these globals beside its own. */
export function chooseGlobals(globals: Globals): Promise<void> {
  return renderWith(globals)
}
