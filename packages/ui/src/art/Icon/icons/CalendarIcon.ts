import Calendar from 'lucide-react/icons/calendar'
import { icon } from '../icon.tsx'

export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
