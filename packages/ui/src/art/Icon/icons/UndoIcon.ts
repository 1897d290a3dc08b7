// Written by scripts/generateIcons.ts from lucide's undo-2, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const UndoIcon = /* @__PURE__ */ icon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11')
