// Written by scripts/generateIcons.ts from lucide's plus, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14')
