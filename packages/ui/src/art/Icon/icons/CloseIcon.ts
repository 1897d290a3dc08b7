import X from 'lucide-react/icons/x'
import { icon } from '../icon.tsx'

export const CloseIcon = /* @__PURE__ */ icon(X)
