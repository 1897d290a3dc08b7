export {
  createToastQueue,
  type ToastNews,
  type ToastOptions,
  type ToastQueue,
  type ToastTone,
} from './createToastQueue.ts'
export { ToastProvider, useToasts, type ToastProviderProps } from './ToastProvider.tsx'
