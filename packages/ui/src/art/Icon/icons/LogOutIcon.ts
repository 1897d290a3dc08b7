import LogOut from 'lucide-react/icons/log-out'
import { directedIcon } from '../icon.tsx'

export const LogOutIcon = /* @__PURE__ */ directedIcon(LogOut)
