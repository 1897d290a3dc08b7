// Written by scripts/generateIcons.ts from lucide's info, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const InfoIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01')
