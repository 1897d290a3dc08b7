// Written by scripts/generateIcons.ts from lucide's chevron-left, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const PreviousIcon = /* @__PURE__ */ directedIcon('M15 18l-6-6 6-6')
