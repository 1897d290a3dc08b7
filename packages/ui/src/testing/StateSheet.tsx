import { useEffect, useRef, type ReactNode } from 'react'
import { Text } from '../components/Text/Text.tsx'
import { joinClasses } from '../theme/joinClasses.ts'
import * as styles from './StateSheet.css.ts'

// Not what is beside a field in its frame.
const CONTROL = ':is(a, input, select, textarea, button:not(input ~ button))'

/** The classes for which storybook-addon-pseudo-states doubles every rule of a pseudo-class. */
const PSEUDO_CLASSES = { hover: 'pseudo-hover', focus: 'pseudo-focus-visible', pressed: 'pseudo-active' } as const

export interface StatesProps {
  /** On which field they are. @default 'canvas' */
  on?: 'canvas' | 'inverse'
  /** How much space each one has. @default 'control' */
  room?: 'control' | 'wide'
  children: ReactNode
}

/** The states of a component side by side, each under its name. */
export function States({ on = 'canvas', room = 'control', children }: StatesProps) {
  return (
    <div className={joinClasses(styles.states, room === 'wide' && styles.wide, on === 'inverse' && styles.inverse)}>
      {children}
    </div>
  )
}

export interface StateProps {
  name: string
  /** What a pointer or a key would bring about, and what is drawn without them. */
  shown?: keyof typeof PSEUDO_CLASSES
  of: ReactNode
}

/** One state under its name. */
export function State({ name, shown, of }: StateProps) {
  const state = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    for (const control of state.current?.querySelectorAll(CONTROL) ?? []) {
      control.classList.add(PSEUDO_CLASSES[shown])
      // A pointer is over the label too.
      if (shown === 'hover') control.closest('label')?.classList.add(PSEUDO_CLASSES.hover)
    }
  }, [shown])
  return (
    <div ref={state} className={styles.state}>
      <Text size="small" tone="muted">
        {name}
      </Text>
      {of}
    </div>
  )
}

const SHOWN = [
  { name: 'Rest' },
  { name: 'Hover', shown: 'hover' },
  { name: 'Focus', shown: 'focus' },
  { name: 'Pressed', shown: 'pressed' },
] as const

/** The same control at rest, under the pointer, with the focus, pressed. */
export function EachState({ of }: Pick<StateProps, 'of'>) {
  return SHOWN.map((state) => <State key={state.name} {...state} of={of} />)
}
