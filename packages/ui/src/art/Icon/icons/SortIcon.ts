// Written by scripts/generateIcons.ts from lucide's chevrons-up-down, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const SortIcon = /* @__PURE__ */ icon('M7 15l5 5 5-5M7 9l5-5 5 5')
