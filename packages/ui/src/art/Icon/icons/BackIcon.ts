// Written by scripts/generateIcons.ts from lucide's arrow-left, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const BackIcon = /* @__PURE__ */ directedIcon('M12 19l-7-7 7-7M19 12H5')
