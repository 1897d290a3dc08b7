import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { icon } from '../icon.tsx'

export const FilterIcon = /* @__PURE__ */ icon(SlidersHorizontal)
