import Lock from 'lucide-react/icons/lock'
import { icon } from '../icon.tsx'

export const LockIcon = /* @__PURE__ */ icon(Lock)
