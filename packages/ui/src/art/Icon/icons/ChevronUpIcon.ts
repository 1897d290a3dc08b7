// Written by scripts/generateIcons.ts from lucide's chevron-up, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ icon('M18 15l-6-6-6 6')
