// Written by scripts/generateIcons.ts from lucide's share-2, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ShareIcon = /* @__PURE__ */ icon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
)
