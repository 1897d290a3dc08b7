import ImageOff from 'lucide-react/icons/image-off'
import { icon } from '../icon.tsx'

export const ImageOffIcon = /* @__PURE__ */ icon(ImageOff)
