import ChevronDown from 'lucide-react/icons/chevron-down'
import { icon } from '../icon.tsx'

export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
