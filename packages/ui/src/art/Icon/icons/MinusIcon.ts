import Minus from 'lucide-react/icons/minus'
import { icon } from '../icon.tsx'

export const MinusIcon = /* @__PURE__ */ icon(Minus)
