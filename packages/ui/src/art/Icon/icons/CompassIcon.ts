// Written by scripts/generateIcons.ts from lucide's compass, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const CompassIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
)
