import { TIER_DISPLAY } from '@dira/directory-core'
import type { Application } from '../../shared/application/application.ts'

/** What stands below the card: why there is no photograph. */
export function previewNote({ plan, images }: Application): string | undefined {
  return TIER_DISPLAY[plan].galleryLimit > 0 && images.length === 0
    ? 'No photographs yet, so the guide prints cloth made from your name. Add photographs in step 3.'
    : undefined
}
