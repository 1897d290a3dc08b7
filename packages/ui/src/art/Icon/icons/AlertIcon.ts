// Written by scripts/generateIcons.ts from lucide's circle-alert, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const AlertIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16')
