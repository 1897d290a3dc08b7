import MessageCircle from 'lucide-react/icons/message-circle'
import { icon } from '../icon.tsx'

export const MessageIcon = /* @__PURE__ */ icon(MessageCircle)
