import Phone from 'lucide-react/icons/phone'
import { icon } from '../icon.tsx'

export const PhoneIcon = /* @__PURE__ */ icon(Phone)
