export { PhonePreview, type PhonePreviewProps, type PreviewedView } from './PhonePreview.tsx'
