import Globe from 'lucide-react/icons/globe'
import { icon } from '../icon.tsx'

export const WebsiteIcon = /* @__PURE__ */ icon(Globe)
