import CircleCheck from 'lucide-react/icons/circle-check'
import { icon } from '../icon.tsx'

export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
