import GripVertical from 'lucide-react/icons/grip-vertical'
import { icon } from '../icon.tsx'

export const DragIcon = /* @__PURE__ */ icon(GripVertical)
