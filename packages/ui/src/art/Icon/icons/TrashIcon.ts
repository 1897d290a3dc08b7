// Written by scripts/generateIcons.ts from lucide's trash-2, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const TrashIcon = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
