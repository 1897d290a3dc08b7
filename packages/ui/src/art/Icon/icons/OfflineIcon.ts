// Written by scripts/generateIcons.ts from lucide's wifi-off, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const OfflineIcon = /* @__PURE__ */ icon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
