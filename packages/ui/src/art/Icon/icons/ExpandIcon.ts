// Written by scripts/generateIcons.ts from lucide's maximize-2, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ExpandIcon = /* @__PURE__ */ icon('M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6')
