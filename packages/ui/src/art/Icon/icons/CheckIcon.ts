// Written by scripts/generateIcons.ts from lucide's check, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const CheckIcon = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
