export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog'
export { Dialog, type DialogProps } from './Dialog.tsx'
