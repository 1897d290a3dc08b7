// Written by scripts/generateIcons.ts from lucide's scale, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const CompareIcon = /* @__PURE__ */ icon(
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10',
)
