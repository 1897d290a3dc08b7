import { connectChangeRequestReview, connectHistory, type DecisionOutcome, type ReviewedRequest } from '@dira/data'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useGo } from '../../shared/useGo.ts'
import { useUndo } from '../../shared/useUndo.ts'
import { useNotices } from '@dira/app'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'

/** Where the queries keep one request. */
export const requestKey = (id: string | undefined) => ['requests', 'one', id] as const

const DONE: Partial<Record<ReviewedRequest['status'], string>> = {
  accepted: 'accepted',
  'partly-accepted': 'accepted in part',
  declined: 'declined',
}

/** What came of the last write, while its request lies open. */
interface Outcome {
  readonly id: string
  readonly refusal?: string
  readonly hasChanged?: boolean
}

/** How requests are read, decided, asked back and undone. */
export function useRequestChanges() {
  const options = useDataOptions()
  const review = useMemo(() => connectChangeRequestReview(options), [options])
  const history = useMemo(() => connectHistory(options), [options])
  const client = useQueryClient()
  const go = useGo()
  const { notify } = useNotices()
  const { offerUndo, undoLast } = useUndo()
  const [isWriting, setWriting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  /** Writes, and reads again what it touched: requests, listings, history and what is counted. Undefined where nothing was written. */
  async function write(id: string, work: () => Promise<DecisionOutcome>): Promise<ReviewedRequest | undefined> {
    setWriting(true)
    setOutcome(undefined)
    try {
      const answer = await work()
      if (answer.kind === 'refused') setOutcome({ id, refusal: answer.message })
      else client.setQueryData(requestKey(id), answer.request)
      if (answer.kind === 'changed') setOutcome({ id, hasChanged: true })
      return answer.kind === 'decided' ? answer.request : undefined
    } catch {
      notify('That could not be stored. The request shows what is.', { tone: 'error' })
      return undefined
    } finally {
      setWriting(false)
      void client.invalidateQueries()
    }
  }

  async function undo(request: ReviewedRequest): Promise<void> {
    const { operation } = request
    if (operation === undefined) {
      if (await write(request.id, () => review.reopenChangeRequest(request))) notify('It waits for a look again')
      return
    }
    try {
      await history.undo(operation)
      notify('The listing is as it was, and the request waits again', {
        action: { label: 'History', onPress: () => go(historyHref({}, operation)) },
      })
    } catch {
      notify('That could not be undone, or not all of it. The history shows what is.', { tone: 'error' })
    } finally {
      void client.invalidateQueries()
    }
  }

  /** Puts back a field that an owner changed at once; History, where that is undone in turn, is offered. */
  async function undoLive(id: string, operation: number, field: string): Promise<void> {
    setWriting(true)
    try {
      const done = await review.putBackLive(id, operation, field)
      notify('The page says what it said before', {
        action: { label: 'History', onPress: () => go(historyHref({}, done)) },
      })
    } catch {
      notify('That could not be put back, or was changed since. What is shown now is what is.', { tone: 'error' })
    } finally {
      setWriting(false)
      void client.invalidateQueries()
    }
  }

  /** Says what was decided, with the way back. */
  function offerUndoOf(request: ReviewedRequest): void {
    const archived = request.kind === 'report' && request.operation !== undefined ? ', and archived' : ''
    offerUndo(`${request.businessName}: ${DONE[request.status] ?? 'decided'}${archived}`, () => void undo(request))
  }

  return { review, write, offerUndo: offerUndoOf, isWriting, outcome, undo, undoLive, undoLast }
}

export type RequestChanges = ReturnType<typeof useRequestChanges>
