// Written by scripts/generateIcons.ts from lucide's globe, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const WebsiteIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
)
