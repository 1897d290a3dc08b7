// Written by scripts/generateIcons.ts from lucide's log-out, whose licence is beside this folder. Change the script, not this file.
import { directedIcon } from '../icon/icon.tsx'

export const LogOutIcon = /* @__PURE__ */ directedIcon('M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
