import { useEffect, useRef, useState } from 'react'

/** Milliseconds. */
export interface MenuTiming {
  /** How long a pointer rests on a trigger until its menu opens. */
  readonly open: number
  /** How long after a menu closed the next one opens at once. */
  readonly skip: number
  /** How long a menu stays when the pointer has left it. */
  readonly close: number
}

/** The design's, as the tokens name them for styles. */
export const menuTiming: MenuTiming = { open: 200, skip: 300, close: 150 }

/** The props that time a menu. */
export interface MenuState {
  isOpen: boolean
  /** The pointer came to the trigger or its menu. */
  onEnter: () => void
  /** The pointer left both. */
  onLeave: () => void
  /** The trigger was pressed. */
  onPress: () => void
  onOpen: () => void
  onClose: () => void
}

/**
 * Which menu is open. One opened by a pointer that rests on it closes when the pointer leaves; one that was pressed stays until it is
 * pressed again. The first press on a menu that just opened under the pointer keeps it open: it was meant to open it.
 */
export function useMenuTiming(timing: MenuTiming): (menu: string) => MenuState {
  const [shown, setShown] = useState<{ menu: string; isPressed: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-Infinity)
  useEffect(() => () => clearTimeout(timer.current), [])

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, milliseconds)
  }
  const open = (menu: string, isPressed: boolean) => {
    clearTimeout(timer.current)
    setShown({ menu, isPressed })
  }
  const close = () => {
    clearTimeout(timer.current)
    closedAt.current = Date.now()
    setShown(null)
  }

  return (menu: string): MenuState => ({
    isOpen: shown?.menu === menu,
    onOpen: () => open(menu, true),
    onClose: close,
    onPress: () => (shown?.menu === menu && shown.isPressed ? close() : open(menu, true)),
    onEnter: () => {
      clearTimeout(timer.current)
      if (shown?.menu === menu) return
      const isWarm = shown !== null || Date.now() - closedAt.current < timing.skip
      if (isWarm) open(menu, false)
      else wait(timing.open, () => open(menu, false))
    },
    onLeave: () => {
      clearTimeout(timer.current)
      if (shown && !shown.isPressed) wait(timing.close, close)
    },
  })
}
