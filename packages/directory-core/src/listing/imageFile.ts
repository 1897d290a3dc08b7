/** What the address of every stored image begins with. */
export const IMAGE_FOLDER = '/media/'
/** The longest side of a stored image, in pixels. */
export const IMAGE_SIDE = 2000
/** The widths in which a stored image is had, beside its own. */
const WIDTHS = [480, 960, 1600]

/** What the address of a stored image says of it. */
export interface ImageFacts {
  /** The first 32 hexadecimal digits of the SHA-256 of its files. */
  readonly hash: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A stored image as a page shows it. */
export interface ImageFile extends Pick<ImageFacts, 'width' | 'height'> {
  /** Its files and their widths, for the attribute `srcset`, when there are several. */
  readonly srcSet?: string
}

const ADDRESS = /^\/media\/(([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3}))\/([1-9]\d{0,3})\.webp$/

/**
 * The address of a stored image: that of its largest file. It says all that a page has to know before the image has come, so that a listing
 * keeps the address and nothing else, and an image that changes is another address.
 */
export function imageAddress({ hash, width, height }: ImageFacts): string {
  return `${IMAGE_FOLDER}${hash}-${width}x${height}/${width}.webp`
}

/** The file at a path such as `/media/…/480.webp`: its image and its width; undefined where no file can be. */
export function readImageAddress(
  path: string,
): (ImageFacts & { readonly name: string; readonly fileWidth: number }) | undefined {
  const read = ADDRESS.exec(path)
  if (!read) return undefined
  const [, name = '', hash = '', width = '', height = '', fileWidth = ''] = read
  const facts = {
    name,
    hash,
    width: Number(width),
    height: Number(height),
    fileWidth: Number(fileWidth),
  }
  const isFile = Math.max(facts.width, facts.height) <= IMAGE_SIDE && imageWidths(facts.width).includes(facts.fileWidth)
  return isFile ? facts : undefined
}

/** The widths of the files of an image: those that are narrower than it is, and its own. */
export function imageWidths(width: number): readonly number[] {
  return [...WIDTHS.filter((narrower) => narrower < width), width]
}

/** The paths of all files of an image, from its address; none for one that is elsewhere. */
export function imagePaths(address: string): readonly string[] {
  const file = readImageAddress(address)
  return file ? imageWidths(file.width).map((width) => `${IMAGE_FOLDER}${file.name}/${width}.webp`) : []
}

/** Whether an image of a listing is stored by this directory, and not elsewhere. */
export function isStoredImage(address: string): boolean {
  return imageFile(address) !== undefined
}

/** The files of a stored image; undefined for one that is elsewhere. */
export function imageFile(address: string): ImageFile | undefined {
  const file = readImageAddress(address)
  if (!file || file.fileWidth !== file.width) return undefined
  const { width, height } = file
  const files = imagePaths(address).map((path, index) => `${path} ${imageWidths(width)[index]}w`)
  return { width, height, ...(files.length > 1 && { srcSet: files.join(', ') }) }
}
