import type { ReactNode } from 'react'
import { ModalPanel, type ModalProps } from '../Modal/ModalPanel.tsx'
import { sizes } from './Dialog.css.ts'

export interface DialogProps extends ModalProps {
  /** `large` for a task, `small` for a question. @default 'large' */
  size?: 'large' | 'small'
  /** `alertdialog` for a question that has to be answered: a press beside it does not close it, Escape does. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** A short line over the title. */
  eyebrow?: ReactNode
}

/** One task or one question, over the page. On a phone it comes up from below. */
export function Dialog({ size = 'large', ...props }: DialogProps) {
  return <ModalPanel classes={sizes[size]} {...props} />
}
