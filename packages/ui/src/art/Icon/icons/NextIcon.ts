// Written by scripts/generateIcons.ts from lucide's chevron-right, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const NextIcon = /* @__PURE__ */ directedIcon('M9 18l6-6-6-6')
