// Written by scripts/generateIcons.ts from lucide's sliders-horizontal, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const FilterIcon = /* @__PURE__ */ icon('M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3')
