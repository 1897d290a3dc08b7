import { render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { SignInFrame } from './SignInFrame.tsx'

/** The colours down the right edge of a picture: one alone where the landscape ends before its box does. */
async function coloursOfRightEdge(picture: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(bitmap.width - 3, 0, 1, bitmap.height)
  return new Set(new Uint32Array(data.buffer)).size
}

it.each([390, 820, 1023, 1440])('has the lake from edge to edge at %d pixels', async (width) => {
  onTestFinished(async () => page.viewport(1280, 800))
  await page.viewport(width, 900)
  const { container } = render(<SignInFrame title="Admin Login" subtitle="Enter your credentials" />)
  const scene = container.querySelector('[data-theme=dark]')
  if (!scene) throw new Error('There is no scene.')
  await expect
    .poll(async () => coloursOfRightEdge(await page.screenshot({ element: scene, base64: true, save: false })))
    .toBeGreaterThan(3)
})
