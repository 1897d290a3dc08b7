import ChevronLeft from 'lucide-react/icons/chevron-left'
import { directedIcon } from '../icon.tsx'

export const PreviousIcon = /* @__PURE__ */ directedIcon(ChevronLeft)
