import ArrowUp from 'lucide-react/icons/arrow-up'
import { icon } from '../icon.tsx'

export const SortUpIcon = /* @__PURE__ */ icon(ArrowUp)
