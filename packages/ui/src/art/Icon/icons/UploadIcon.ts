// Written by scripts/generateIcons.ts from lucide's upload, whose licence is beside this folder. Change the script, not this file.
import { icon } from '../icon/icon.tsx'

export const UploadIcon = /* @__PURE__ */ icon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
