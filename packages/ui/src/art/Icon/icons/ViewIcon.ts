import Eye from 'lucide-react/icons/eye'
import { icon } from '../icon.tsx'

export const ViewIcon = /* @__PURE__ */ icon(Eye)
