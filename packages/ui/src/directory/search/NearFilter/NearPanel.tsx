import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import { LocateIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { nearOfPosition, type ExactPosition } from './askPosition.ts'
import { nearFilterMessages } from './messages.ts'
import { nearPanelMessages } from './panelMessages.ts'
import type { NearChoice, NearTown } from './NearFilter.tsx'
import * as styles from './NearFilter.css.ts'
import { RadiusChoice } from './RadiusChoice.tsx'
import { TownField } from './TownField.tsx'
import { useTownChoice } from './useTownChoice.ts'
import { useRequestedPosition, type PositionState } from './useRequestedPosition.ts'
import { USUAL_RADIUS } from './usualRadius.ts'

export interface NearPanelProps {
  panelRef: RefObject<HTMLFormElement | null>
  isOpen: boolean
  /** Closes the panel; the trigger has the focus. */
  close: () => void
  /** The towns that are offered at once, in their order; the one that is chosen is among them. */
  towns: readonly NearTown[]
  /** Finds the towns that a text may mean, the likeliest first. @default there are no more */
  findTowns?: ((text: string) => Promise<readonly NearTown[]>) | undefined
  /** What the list is near to now, as the address has it. @default nothing */
  near?: string | undefined
  /** How far around, in kilometres. @default no bound */
  within?: number | undefined
  /** How many results the choice has. @default not known */
  matches?: number | undefined
  /** Another town, radius or position was chosen. */
  onChange: (choice: NearChoice) => void
  /** The reader's exact position, for the memory of the page only: finer distances, a mark on the map. */
  onPosition?: ((position: ExactPosition) => void) | undefined
  /** The panel has closed: the results are wanted, with the focus. @default the focus goes to the trigger */
  onShow?: (() => void) | undefined
  /** The address of the list that is near nothing. */
  clearHref?: string | undefined
  /** The radii to choose from, in kilometres. @default [5, 10, 25, 50] */
  radii?: readonly number[]
}

/** What NearFilter opens: the position, a town, how far around. */
export function NearPanel({
  panelRef,
  isOpen,
  close,
  towns,
  findTowns,
  near,
  within,
  matches,
  onChange,
  onPosition,
  onShow,
  clearHref,
  radii = [],
}: NearPanelProps) {
  const messages = useMessages('nearPanel', nearPanelMessages)
  const { label, show: showAny } = useMessages('nearFilter', nearFilterMessages)
  const town = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const noticeId = useId()

  // Chosen before there is anything to be near to.
  const [wantedRadius, setWantedRadius] = useState(USUAL_RADIUS)
  const radius = within ?? wantedRadius
  const [accuracy, setAccuracy] = useState(0)
  const { asked, ask, cancel } = useRequestedPosition({
    onFound: (position) => {
      onPosition?.(position)
      onChange({ near: nearOfPosition(position), within: radius })
      setAccuracy(position.accuracyKm)
      if (position.accuracyKm <= radius) close()
    },
    onTrouble: () => town.current?.focus(),
  })
  const isAsking = asked.state === 'asking'
  const isPosition = near !== undefined && near.includes(',')
  const choice = useTownChoice({
    towns,
    findTowns,
    value: isPosition ? undefined : near,
    onChange: (value) => onChange({ near: value, within: radius }),
  })
  const [isSettling, setSettling] = useState(false)
  const isRough = isPosition && accuracy > radius
  const notice = noticeOf(asked, messages) ?? (isRough ? messages.rough(Math.ceil(accuracy)) : undefined)

  // 'Ask again' goes when it is pressed.
  useEffect(() => {
    if (isAsking) button.current?.focus()
  }, [isAsking])

  // Nobody waits for what was closed.
  const cancelled = useRef(cancel)
  useEffect(() => {
    cancelled.current = cancel
  })
  useEffect(() => {
    if (!isOpen) cancelled.current()
  }, [isOpen])

  const changeRadius = (kilometres: number) => {
    setWantedRadius(kilometres)
    if (near !== undefined) onChange({ near, within: kilometres })
  }
  const show = async () => {
    if (choice.isTyped) {
      setSettling(true)
      const isSettled = await choice.settle()
      setSettling(false)
      // The panel stays open for the error of the town to be read.
      if (!isSettled) return town.current?.focus()
    }
    close()
    onShow?.()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void show()
  }
  const stopAsking = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAsking) return
    event.stopPropagation()
    cancel()
  }
  const isKnown = near !== undefined && matches !== undefined
  const hasNothing = isKnown && matches === 0

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears Escape from what is in it.
    <form
      ref={panelRef}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={stopAsking}
      noValidate
      className={styles.panel}
    >
      {notice === undefined ? (
        <div className={styles.position}>
          <NativeButton ref={button} variant="secondary" isPending={isAsking} onClick={ask} className={styles.ask}>
            {!isAsking && <LocateIcon />}
            {isAsking ? messages.finding : messages.myPosition}
          </NativeButton>
          <p className={styles.privacy}>{messages.privacy}</p>
        </div>
      ) : (
        <Notice id={noticeId}>
          {notice[0]} <span className={styles.advice}>{notice[1]}</span>
        </Notice>
      )}
      <TownField ref={town} choice={choice} {...(notice && { 'aria-describedby': noticeId })} />
      <RadiusChoice radii={radii} value={radius} onChange={changeRadius} />
      <div className={styles.end}>
        <NativeButton type="submit" isDisabled={hasNothing} {...(isSettling && { isPending: true })}>
          {hasNothing ? messages.noResults : isKnown ? messages.showResults(matches) : showAny}
        </NativeButton>
        {'canAskAgain' in asked && asked.canAskAgain && (
          <NativeButton needsScript variant="link" onClick={ask}>
            {messages.askAgain}
          </NativeButton>
        )}
        {near !== undefined && clearHref !== undefined && (
          <Link standalone href={clearHref} onClick={close} className={styles.clear}>
            {messages.anywhere}
          </Link>
        )}
      </div>
    </form>
  )
}

/** The error, and what to do instead. */
function noticeOf(asked: PositionState, messages: typeof nearPanelMessages): readonly string[] | undefined {
  if (!('canAskAgain' in asked)) return undefined
  return messages[asked.state === 'refused' && asked.canAskAgain ? 'dismissed' : asked.state]
}
