import {
  Dialog,
  Popover as AriaPopover,
  PopoverContext,
  type DialogProps,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { useRef, type ReactNode, type Ref } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { usePressOutside } from '../usePressOutside.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps extends Omit<AriaPopoverProps, 'children' | 'className' | 'style' | 'render'> {
  /** Its name. @default the text of its trigger */
  'aria-label'?: string
  /**
   * The page behind stays alive: it scrolls, its live regions are heard, and one press leads from one popover to the next. Otherwise it is
   * out of reach until the popover closes.
   * @default false
   */
  isNonModal?: boolean
  /** What stays in sight above the content. */
  head?: ReactNode
  /** What stays in sight below the content. */
  foot?: ReactNode
  /** The content reaches the frame and brings its own padding, as rows do. @default false */
  isFlush?: boolean
  /** The content, or a function that is given `close`, for what closes without being a button of the slot `close`. */
  children: DialogProps['children']
  className?: string
  ref?: Ref<HTMLElement>
}

/** A small panel that hangs from what opened it. */
export function Popover({
  head,
  foot,
  isFlush = false,
  children,
  className,
  'aria-label': label,
  ...props
}: PopoverProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef ?? props.triggerRef
  const dialog = useRef<HTMLElement>(null)
  return (
    <AriaPopover
      placement="bottom start"
      offset={4}
      containerPadding={16}
      // The trigger closes by itself; closed by the loss of focus to it, the popover would open again.
      shouldCloseOnInteractOutside={(element) => !trigger?.current?.contains(element)}
      className={joinClasses(styles.popover, className)}
      {...props}
    >
      <Dialog ref={dialog} className={styles.dialog} {...(label !== undefined && { 'aria-label': label })}>
        {({ close }) => (
          <>
            {props.isNonModal && <PressOutside inside={[dialog, trigger]} onPress={close} />}
            {head && <div className={styles.head}>{head}</div>}
            <div className={joinClasses(styles.body, !isFlush && styles.padded)}>
              {typeof children === 'function' ? children({ close }) : children}
            </div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </>
        )}
      </Dialog>
    </AriaPopover>
  )
}

/** react-aria closes only a modal popover by a press outside. */
function PressOutside({ inside, onPress }: { inside: Parameters<typeof usePressOutside>[1]; onPress: () => void }) {
  usePressOutside(true, inside, onPress)
  return null
}
