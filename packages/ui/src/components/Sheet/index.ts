export {
  DialogTrigger as SheetTrigger,
  type DialogTriggerProps as SheetTriggerProps,
} from 'react-aria-components/Dialog'
export { Sheet, type SheetProps } from './Sheet.tsx'
