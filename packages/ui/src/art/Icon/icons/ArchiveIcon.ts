// Written by scripts/generateIcons.ts from lucide's archive, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const ArchiveIcon = /* @__PURE__ */ icon(
  'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4',
)
