import Archive from 'lucide-react/icons/archive'
import { icon } from '../icon.tsx'

export const ArchiveIcon = /* @__PURE__ */ icon(Archive)
