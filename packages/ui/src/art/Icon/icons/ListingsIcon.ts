import BookOpen from 'lucide-react/icons/book-open'
import { icon } from '../icon.tsx'

export const ListingsIcon = /* @__PURE__ */ icon(BookOpen)
