import User from 'lucide-react/icons/user'
import { icon } from '../icon.tsx'

export const UserIcon = /* @__PURE__ */ icon(User)
