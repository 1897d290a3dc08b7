export {
  DialogTrigger as PopoverTrigger,
  type DialogTriggerProps as PopoverTriggerProps,
} from 'react-aria-components/Popover'
export { Popover, type PopoverProps } from './Popover.tsx'
