/** The largest file that can be sent, in bytes. */
export const IMAGE_BYTES = 25 * 1024 * 1024
/** The most pixels that an image may have. */
export const IMAGE_PIXELS = 40_000_000
/** Where an image is sent. */
export const IMAGES_PATH = '/media'
/** The scheme of the `Authorization` with the token of an application, which shows and sends its photographs: an applicant has no account. */
export const APPLICATION_SCHEME = 'Application'

/** Why an image was not taken, in a sentence for the person who sent it. The site's server and its pages say the same. */
export const IMAGE_ERRORS = {
  'not-an-image': 'This is no photograph. Send JPEG, PNG, WebP or AVIF.',
  heic: 'This browser cannot open HEIC. On the phone, share it as JPEG, then choose it again.',
  moving: 'This picture moves. Send one that stands still.',
  broken: 'The file ends too early. Copy it again from the camera.',
  'too-many-pixels': 'Over 40 megapixels. Send a smaller copy.',
  'too-slow': 'This picture takes too long to open. Send a smaller copy, as JPEG.',
  'too-large': 'Over 25 MB. Send a smaller copy.',
  'signed-out': 'You are signed out, or may not send it. Sign in, then send it again.',
  elsewhere: 'Images are sent from the pages of this site only.',
  'too-many': 'So many photographs in a day are enough. Send it tomorrow.',
  'no-more': 'This application takes no more photographs.',
  busy: 'Many images are being made smaller. Send it again in a minute.',
  'not-stored': 'The image could not be stored. Send it again in a minute.',
  'not-available': 'This site cannot store images: its server has no SUPABASE_SECRET_KEY.',
  unreachable: 'No connection. Send it again when there is one.',
} as const

/** Why an image was not taken. */
export type ImageError = keyof typeof IMAGE_ERRORS

/** Whether this is one of the reasons why an image was not taken. */
export function isImageError(code: unknown): code is ImageError {
  return typeof code === 'string' && Object.hasOwn(IMAGE_ERRORS, code)
}
