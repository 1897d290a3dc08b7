// Written by scripts/generateIcons.ts from lucide's minus, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
