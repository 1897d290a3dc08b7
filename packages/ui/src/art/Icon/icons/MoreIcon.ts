import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { icon } from '../icon.tsx'

export const MoreIcon = /* @__PURE__ */ icon(EllipsisVertical)
