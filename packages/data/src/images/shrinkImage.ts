import { IMAGE_SIDE } from '@dira/directory-core'

/** How good the copy is: what can be seen of it is made by the server anew. */
const QUALITY = 0.85

/**
 * A smaller copy of a photograph, for a slow line: its longest side at most 2,000 pixels, upright, without metadata, as WebP or, where the
 * browser writes none, as JPEG. Gives the file itself when the copy would be no smaller, and when this browser cannot open it: then the
 * server says what is wrong with it.
 */
export async function shrinkImage(file: File): Promise<File> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return file
  }
  try {
    const scale = Math.min(1, IMAGE_SIDE / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG would make black of what is transparent, and the server makes it white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const blob = await encoded(canvas)
    const [name = 'image'] = file.name.split(/\.[^.]*$/)
    return blob.size < file.size ? new File([blob], `${name}.${blob.type.slice(6)}`, { type: blob.type }) : file
  } catch {
    // Out of memory, or a browser that draws off no screen.
    return file
  } finally {
    bitmap.close()
  }
}

/** A browser that cannot write WebP gives PNG, which is larger than what it came from. */
async function encoded(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
