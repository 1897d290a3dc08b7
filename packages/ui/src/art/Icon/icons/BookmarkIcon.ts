import Bookmark from 'lucide-react/icons/bookmark'
import { icon } from '../icon.tsx'

export const BookmarkIcon = /* @__PURE__ */ icon(Bookmark)
