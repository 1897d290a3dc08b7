import Share2 from 'lucide-react/icons/share-2'
import { icon } from '../icon.tsx'

export const ShareIcon = /* @__PURE__ */ icon(Share2)
