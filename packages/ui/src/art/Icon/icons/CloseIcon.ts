// Written by scripts/generateIcons.ts from lucide's x, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
