import { hashText } from '../../../art/shapes/hashText.ts'

/** How many of twelve ads have each setting: mostly quiet, so that the loud ones stand out. */
const SHARES = { plain: 4, boxed: 3, woven: 2, large: 1, centred: 1, ink: 1 } as const

/** How a small ad is set. */
type AdSetting = keyof typeof SHARES

const SETTINGS = Object.entries(SHARES).flatMap(([setting, share]) =>
  Array.from({ length: share }, () => setting as AdSetting),
)

/** The setting of a listing: the same one always, wherever it is and whatever is beside it. Nobody can buy another. */
export function adSetting(slug: string): AdSetting {
  // There is one for every remainder.
  return SETTINGS[hashText(slug) % SETTINGS.length]!
}
