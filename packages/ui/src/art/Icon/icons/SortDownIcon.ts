// Written by scripts/generateIcons.ts from lucide's arrow-down, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const SortDownIcon = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7')
