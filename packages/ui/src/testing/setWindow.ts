import { page } from 'vitest/browser'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Gives what is tested a window of this size. Tests are in a frame: to change it alone takes a tenth of the time that the browser takes to
 * change its own window, which a real pointer would need. `page.viewport` changes both, now and from then on.
 */
export async function setWindow({ width, height }: Size): Promise<void> {
  const { style } = parent.document.body
  style.setProperty('--viewport-width', `${width}px`)
  style.setProperty('--viewport-height', `${height}px`)
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}
