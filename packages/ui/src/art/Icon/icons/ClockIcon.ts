// Written by scripts/generateIcons.ts from lucide's clock, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ClockIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 6v6l4 2')
