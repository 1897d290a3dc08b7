// Written by scripts/generateIcons.ts from lucide's lock, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const LockIcon = /* @__PURE__ */ icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4',
)
