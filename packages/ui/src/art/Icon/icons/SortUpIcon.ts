// Written by scripts/generateIcons.ts from lucide's arrow-up, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const SortUpIcon = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5')
