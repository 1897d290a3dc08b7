import { useEffect, useRef, useState } from 'react'
import { askPosition, type ExactPosition, type PositionTrouble } from './askPosition.ts'

/** How far the asking has come. */
export type PositionState =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: PositionTrouble; readonly canAskAgain: boolean }

/** The reader's position, and how asking for it goes. */
export interface RequestedPosition {
  readonly asked: PositionState
  /** Asks the browser: for the press of a button only. */
  readonly ask: () => void
  /** Nobody waits any longer: an answer that comes is dropped. */
  readonly cancel: () => void
}

/** The handlers of the answer. */
export interface PositionHandlers {
  /** The position: for the memory of the page only. What may leave the device is `nearOfPosition` of it. */
  onFound: (position: ExactPosition) => void
  /** There is none, and the state says why. */
  onTrouble?: () => void
}

const IDLE: PositionState = { state: 'idle' }

/** Asks where the reader is when a button is pressed: that of a filter, or of a map. Before that nothing is asked. */
export function useRequestedPosition(handlers: PositionHandlers): RequestedPosition {
  const [asked, setAsked] = useState(IDLE)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  // Only the last question is waited for, and none by a page that was left.
  const questions = useRef(0)
  useEffect(() => () => void (questions.current += 1), [])

  const ask = async () => {
    questions.current += 1
    const question = questions.current
    setAsked({ state: 'asking' })
    const answer = await askPosition()
    if (questions.current !== question) return
    if (answer.ok) {
      setAsked(IDLE)
      latest.current.onFound(answer.value)
    } else {
      setAsked({ state: answer.error.code, canAskAgain: answer.error.canAskAgain })
      latest.current.onTrouble?.()
    }
  }
  const cancel = () => {
    questions.current += 1
    setAsked(IDLE)
  }
  return { asked, ask: () => void ask(), cancel }
}
