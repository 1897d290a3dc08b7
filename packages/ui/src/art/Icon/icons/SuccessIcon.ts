// Written by scripts/generateIcons.ts from lucide's circle-check, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const SuccessIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12')
