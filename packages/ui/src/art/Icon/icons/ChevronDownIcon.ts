// Written by scripts/generateIcons.ts from lucide's chevron-down, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6')
