import ChevronRight from 'lucide-react/icons/chevron-right'
import { directedIcon } from '../icon.tsx'

export const NextIcon = /* @__PURE__ */ directedIcon(ChevronRight)
