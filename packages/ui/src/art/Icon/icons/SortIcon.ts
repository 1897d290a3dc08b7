import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { icon } from '../icon.tsx'

export const SortIcon = /* @__PURE__ */ icon(ChevronsUpDown)
