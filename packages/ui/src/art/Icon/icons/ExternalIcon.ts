import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { directedIcon } from '../icon.tsx'

export const ExternalIcon = /* @__PURE__ */ directedIcon(ArrowUpRight)
