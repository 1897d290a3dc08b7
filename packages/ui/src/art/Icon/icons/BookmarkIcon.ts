// Written by scripts/generateIcons.ts from lucide's bookmark, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const BookmarkIcon = /* @__PURE__ */ icon(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
)
