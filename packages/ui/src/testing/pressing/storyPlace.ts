import type { CDPSession } from '@vitest/browser-playwright'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { onMockCall } from 'storybook/test'
import { cdp, userEvent } from 'vitest/browser'
import { showAgain } from '../serverFirst.tsx'
import { settle } from '../settle.ts'
import { storybookChannel } from '../storybookChannel.ts'
import type { Story } from '../storyModules.ts'
import { controlAt, focusOn, keyOf, leaveFocused, middleOfWords, placedControls } from './controls.ts'
import { outcomeNow } from './outcome.ts'
import type { Place } from './pressFaults.ts'

let led: string[] = []
onMockCall((mock) => led.push(`${mock.getMockName()} called`))
// No page is left, and none is opened over this one, which would then stand still: where a link or a form leads is written down.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null
  if (!link || event.defaultPrevented) return
  led.push(`led to ${link.getAttribute('href')}`)
  event.preventDefault()
})
navigation.addEventListener('navigate', (event) => {
  led.push(`led to ${event.destination.url.replace(location.origin, '')}`)
  event.preventDefault()
})

/** A story as it is before it is played, in what takes the focus as the main part of a page does. */
export function storyPlace(story: Story): Place {
  const browser: CDPSession = cdp()
  let isKnown = false
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: { x: number; y: number }) =>
    browser.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 })
  const finger = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    show: async () => {
      await mouse('mouseMoved', { x: 0, y: 0 })
      const unplayed = new AbortController()
      storybookChannel.once(STORY_RENDERED, () => unplayed.abort())
      const show = () => story.run({ abortSignal: unplayed.signal })
      // What its code loads on demand is there when it has been rendered as pages are.
      await (isKnown ? showAgain(show) : show())
      isKnown = true
      document.getElementById('storybook-root')!.tabIndex = -1
    },
    controls: () => Promise.resolve(placedControls()),
    press: async ({ index }, by) => {
      const control = controlAt(index)
      if (by === 'keyboard') {
        focusOn(control)
        const key = keyOf(control)
        if (key !== undefined) await userEvent.keyboard(`{${key}}`)
        return undefined
      }
      const { cover, ...point } = middleOfWords(control)
      await Promise.all(
        by === 'touch'
          ? [finger('touchStart', point), finger('touchEnd')]
          : [mouse('mouseMoved', point), mouse('mousePressed', point), mouse('mouseReleased', point)],
      )
      return cover
    },
    rest: settle,
    look: () => Promise.resolve(outcomeNow(led)),
    forget: () => {
      led = []
      return Promise.resolve()
    },
    leave: () => Promise.resolve(leaveFocused()),
  }
}
