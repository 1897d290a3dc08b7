import { expect, it } from 'vitest'
import { shrinkImage } from './shrinkImage.ts'

/** A photograph, red above and blue below, with so much grain that it is large. */
async function photograph(width: number, height: number, type = 'image/jpeg', name = 'dune.jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#c22'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#22c'
  context.fillRect(0, height / 2, width, height / 2)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type })
}

/** The same with a note for the camera's way up, and where it was taken. */
async function withExif(file: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // The directory of a TIFF with one entry, the orientation (0x112), and a text behind it that stands for the place.
  const place = 'GPS 24.7 S 15.4 E'
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const content = [...new TextEncoder().encode('Exif\0\0'), ...tiff, ...new TextEncoder().encode(place)]
  const head = [0xff, 0xe1, 0, content.length + 2, ...content]
  return new File([bytes.slice(0, 2), new Uint8Array(head), bytes.slice(2)], file.name, { type: file.type })
}

async function pixel(file: File, x: number, y: number): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data]
}

async function sizeOf(file: File): Promise<readonly number[]> {
  const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' })
  return [width, height]
}

it.each([
  [3000, 1500, [2000, 1000]],
  [1500, 3000, [1000, 2000]],
  [800, 600, [800, 600]],
])('makes of %i × %i pixels a smaller file', async (width, height, size) => {
  const file = await photograph(width, height)
  const small = await shrinkImage(file)
  expect(await sizeOf(small)).toEqual(size)
  expect(small.size).toBeLessThan(file.size)
  expect([small.type, small.name]).toEqual(['image/webp', 'dune.webp'])
})

it('turns what a camera held the other way, and forgets where it was', async () => {
  const file = await withExif(await photograph(900, 600), 6)
  expect(await file.text()).toContain('GPS 24.7 S')
  const small = await shrinkImage(file)
  expect(await sizeOf(small)).toEqual([600, 900])
  const [red = 0, , blue = 0] = await pixel(small, 550, 450)
  expect(red).toBeGreaterThan(150)
  expect(blue).toBeLessThan(90)
  expect(await small.text()).not.toMatch(/GPS|Exif/)
})

it.each([
  ['that this browser cannot open', new File(['ftypheic'], 'IMG_2291.HEIC')],
  ['that is broken', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })],
  ['that is none', new File(['<svg/>'], 'a.png', { type: 'image/png' })],
])('leaves a file as it is %s: the server says why', async (_, file) => {
  expect(await shrinkImage(file)).toBe(file)
})

it('leaves a file as it is that would become larger', async () => {
  const canvas = new OffscreenCanvas(200, 200)
  const context = canvas.getContext('2d')!
  for (let line = 0; line < 200; line += 1) {
    context.fillStyle = `hsl(${line * 47} 90% 50%)`
    context.fillRect(line, 0, 1, 200)
    context.fillRect(0, (line * 7) % 200, line, 1)
  }
  const poor = new File([await canvas.convertToBlob({ type: 'image/webp', quality: 0.01 })], 'poor.webp')
  expect(await shrinkImage(poor)).toBe(poor)
})
