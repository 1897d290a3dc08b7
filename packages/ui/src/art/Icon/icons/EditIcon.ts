import Pencil from 'lucide-react/icons/pencil'
import { icon } from '../icon.tsx'

export const EditIcon = /* @__PURE__ */ icon(Pencil)
