// Written by scripts/generateIcons.ts from lucide's search, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z')
