// Written by scripts/generateIcons.ts from lucide's calendar, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const CalendarIcon = /* @__PURE__ */ icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18',
)
