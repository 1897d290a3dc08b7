import MapPin from 'lucide-react/icons/map-pin'
import { icon } from '../icon.tsx'

export const DirectionsIcon = /* @__PURE__ */ icon(MapPin)
