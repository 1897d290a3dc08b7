import ArrowRight from 'lucide-react/icons/arrow-right'
import { directedIcon } from '../icon.tsx'

export const ForwardIcon = /* @__PURE__ */ directedIcon(ArrowRight)
