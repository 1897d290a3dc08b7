import Scale from 'lucide-react/icons/scale'
import { icon } from '../icon.tsx'

export const CompareIcon = /* @__PURE__ */ icon(Scale)
