import Link from 'lucide-react/icons/link'
import { icon } from '../icon.tsx'

export const LinkIcon = /* @__PURE__ */ icon(Link)
