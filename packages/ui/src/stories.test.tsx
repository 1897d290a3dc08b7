import { createElement, StrictMode, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

interface Story {
  readonly args?: object
  readonly render?: (args: object) => ReactNode
}

type StoryModule = { readonly default: Story & { readonly component?: ComponentType<object> } } & Readonly<
  Record<string, Story>
>

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true })

describe.each(Object.entries(modules))('%s', (_path, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))(
    '%s is rendered by a server and taken over without a warning',
    async (_name, story) => {
      const page = (
        <StrictMode>
          <Shown story={story} meta={meta} />
        </StrictMode>
      )
      const warning = vi.spyOn(console, 'error').mockImplementation(() => {})
      const container = document.createElement('div')
      document.body.append(container)
      container.innerHTML = renderToString(page)
      const html = container.innerHTML
      const onRecoverableError = vi.fn()
      const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))

      expect(html).not.toBe('')
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(warning.mock.calls).toEqual([])

      await act(async () => root.unmount())
      container.remove()
    },
  )
})

function Shown({ story, meta }: { story: Story; meta: StoryModule['default'] }) {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  if (render) return render(args)
  return meta.component ? createElement(meta.component, args) : null
}
