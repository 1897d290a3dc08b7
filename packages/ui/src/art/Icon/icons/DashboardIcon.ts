import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { icon } from '../icon.tsx'

export const DashboardIcon = /* @__PURE__ */ icon(LayoutDashboard)
