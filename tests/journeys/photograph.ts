import type { Page } from '@playwright/test'

/** A photograph as a phone has one, drawn by the browser, as a file chooser takes it. */
export async function photograph(page: Page, { name = 'dune.jpg', mimeType = 'image/jpeg', colour = '#a4532f' } = {}) {
  const bytes = await page.evaluate(
    async ([type, fill]) => {
      const canvas = new OffscreenCanvas(1200, 800)
      const context = canvas.getContext('2d')!
      context.fillStyle = fill
      context.fillRect(0, 400, 1200, 400)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())]
    },
    [mimeType, colour] as const,
  )
  return { name, mimeType, buffer: Buffer.from(bytes) }
}
