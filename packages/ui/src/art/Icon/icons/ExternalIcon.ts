// Written by scripts/generateIcons.ts from lucide's arrow-up-right, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const ExternalIcon = /* @__PURE__ */ directedIcon('M7 7h10v10M7 17 17 7')
