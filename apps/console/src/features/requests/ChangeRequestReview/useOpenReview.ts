import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
import type { OpenRequest, RequestedField } from './reviewedRequest.ts'
import { useDecisions, type Choice } from './useDecisions.ts'

/** What keys do with the request that lies open. */
export interface ReviewControls {
  /** Accepts the field whose row has the focus and goes to the next that is open; without such a row it goes to the first. */
  readonly accept: () => void
  readonly keep: () => void
  /** Gives up the decision of the row that has the focus, or else the last one. */
  readonly undo: () => void
  /** As the button does. */
  readonly decide: () => void
}

interface Opened extends Pick<ChangeRequestReviewProps, 'onDecide'> {
  readonly open: OpenRequest & { readonly status: 'ready' }
  readonly controls: Ref<ReviewControls> | undefined
}

export const namesOf = (fields: readonly RequestedField[]) => fields.map(({ field }) => field)

/** The decisions so far on a request that was read, with its rows and their keys. */
export function useOpenReview({ open: { request, isWriting = false }, onDecide, controls }: Opened) {
  const { fields, status } = request
  const isOpen = status === 'new' || status === 'asked-back'
  const decisions = useDecisions(fields)
  const { choiceOf, choose, textOf, accepted, kept, open: undecided, last } = decisions
  const [newListing, setNewListing] = useState(request.newListing)
  const [how, setHow] = useState(request.checkedBy ?? 'owner')
  const [why, setWhy] = useState('')
  const [isWhyMissing, setWhyMissing] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  const whyField = useRef<HTMLInputElement>(null)

  const acceptsFact = accepted.some(({ isFact }) => isFact)
  const rowOf = ({ field }: RequestedField) => rows.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const focusedField = () => fields.find((field) => rowOf(field)?.contains(document.activeElement))

  function decideFocused(choice: Choice): void {
    const field = focusedField()
    if (!isOpen) return
    if (field && field.state !== 'already') choose([field], choice)
    const at = field ? fields.indexOf(field) : -1
    const others = undecided.filter((other) => other !== field)
    const next = others.find((other) => fields.indexOf(other) > at) ?? others[0]
    if (next) rowOf(next)?.focus()
  }

  function decide(): void {
    if (!isOpen || isWriting) return
    const [first] = undecided
    if (first) {
      rowOf(first)?.focus()
      return
    }
    const reason = kept.length > 0 ? why.trim() : ''
    if (fields.length > 0 && accepted.length === 0 && reason === '') {
      setWhyMissing(true)
      whyField.current?.focus()
      return
    }
    const instead = accepted.flatMap((field) => {
      const text = textOf(field)
      return text === undefined ? [] : [[field.field, text] as const]
    })
    onDecide({
      accept: namesOf(accepted),
      keep: namesOf(kept),
      reason,
      ...(acceptsFact && { how }),
      ...(instead.length > 0 && { instead: Object.fromEntries(instead) }),
      ...(fields.length === 0 && { isAccepted: true }),
      ...(newListing && { newListing }),
    })
  }

  useImperativeHandle(controls, () => ({
    accept: () => decideFocused('accept'),
    keep: () => decideFocused('keep'),
    undo: () => {
      const field = focusedField()
      const decided = field && choiceOf(field) !== undefined ? field : last
      if (!isOpen || !decided) return
      choose([decided], undefined)
      rowOf(decided)?.focus()
    },
    decide,
  }))

  return {
    ...decisions,
    isOpen,
    rows,
    newListing,
    setNewListing,
    /** How its facts are known; undefined where none is accepted. */
    how: acceptsFact ? how : undefined,
    setHow,
    why: { text: why, write: setWhy, field: whyField, isMissing: isWhyMissing && why.trim() === '' },
    decide,
  }
}
