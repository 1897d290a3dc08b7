// Written by scripts/generateIcons.ts from lucide's loader, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const BusyIcon = /* @__PURE__ */ icon(
  'M12 2v4M16.2 7.8l2.9-2.9M18 12h4M16.2 16.2l2.9 2.9M12 18v4M4.9 19.1l2.9-2.9M2 12h4M4.9 4.9l2.9 2.9',
)
