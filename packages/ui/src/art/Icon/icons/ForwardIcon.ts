// Written by scripts/generateIcons.ts from lucide's arrow-right, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const ForwardIcon = /* @__PURE__ */ directedIcon('M5 12h14M12 5l7 7-7 7')
