import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.browser'

/**
 * Shows a form as the server renders it, in a frame where no script runs, lets `fill` use it and submit it, and says what arrives at its
 * address: the fields and their values, or nothing where the browser holds the form back.
 */
export async function sendWithoutScript(
  form: ReactElement,
  fill: (page: Document) => void,
): Promise<[name: string, value: string][] | undefined> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-forms')
  frame.srcdoc = renderToString(form)
  document.body.append(frame)
  await loaded(frame)
  const page = frame.contentDocument!
  const isHeldBack = new Promise<undefined>((resolve) => {
    page.addEventListener('invalid', () => resolve(undefined), true)
  })
  const arrived = loaded(frame).then(() => [...new URL(frame.contentWindow!.location.href).searchParams])
  fill(page)
  const sent = await Promise.race([arrived, isHeldBack])
  frame.remove()
  return sent
}

function loaded(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
  })
}
