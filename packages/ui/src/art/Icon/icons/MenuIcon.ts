// Written by scripts/generateIcons.ts from lucide's menu, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const MenuIcon = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
