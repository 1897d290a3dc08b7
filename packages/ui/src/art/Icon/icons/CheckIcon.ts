import Check from 'lucide-react/icons/check'
import { icon } from '../icon.tsx'

export const CheckIcon = /* @__PURE__ */ icon(Check)
