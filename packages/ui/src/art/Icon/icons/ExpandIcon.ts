import Maximize2 from 'lucide-react/icons/maximize-2'
import { icon } from '../icon.tsx'

export const ExpandIcon = /* @__PURE__ */ icon(Maximize2)
