import FilePen from 'lucide-react/icons/file-pen'
import { icon } from '../icon.tsx'

export const ApplicationIcon = /* @__PURE__ */ icon(FilePen)
