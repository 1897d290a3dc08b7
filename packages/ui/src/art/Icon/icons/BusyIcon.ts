import Loader from 'lucide-react/icons/loader'
import { icon } from '../icon.tsx'

export const BusyIcon = /* @__PURE__ */ icon(Loader)
