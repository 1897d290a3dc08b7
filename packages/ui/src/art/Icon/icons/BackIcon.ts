import ArrowLeft from 'lucide-react/icons/arrow-left'
import { directedIcon } from '../icon.tsx'

export const BackIcon = /* @__PURE__ */ directedIcon(ArrowLeft)
