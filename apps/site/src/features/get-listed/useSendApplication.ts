import type { Sender } from '@dira/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { changeDraft, draftState, type ApplicationDraft } from '../../shared/application/applicationDraft.ts'

/** The code that checks and sends; undefined without a network. */
export const loadApplicationSending = () => import('./applicationSending.ts').catch(() => undefined)

const FAILURES = {
  limited: 'Too many applications were sent just now. Please try again in a few minutes.',
  refused: 'The application could not be accepted. Please write an email instead.',
  failed: 'A photograph could not be sent. ‘Your page’ says why: send it again there, or remove it.',
  lost: 'A photograph is kept for a day before the application is sent, and one is gone. Choose it again on ‘Your page’, or send the application without it.',
} as const

const TRY_AGAIN = 30_000

/** Sends the draft of this device, once: without a network it waits for one. */
export function useSendApplication({ sending }: ApplicationDraft) {
  const { served } = usePagePayload()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)

  const deliver = useCallback(
    async (onChallenge?: () => void) => {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      try {
        const code = await loadApplicationSending()
        // Kept before it is sent: the link is there whatever becomes of the answer.
        code?.draftToken()
        const { key } = draftState().draft
        // They are named in it.
        const photographs = await code?.sendPhotographs()
        const { draft } = draftState()
        if (draft.key !== key) return
        if (photographs === 'failed' || photographs === 'lost') {
          changeDraft({ sending: 'not-yet' })
          setFailure(FAILURES[photographs])
        }
        if (photographs !== 'sent') return
        const outcome = await code?.sendApplication(served.config, draft, onChallenge)
        // Begun anew in another tab meanwhile, it is another one.
        if (draftState().draft.key !== draft.key || !outcome) return
        if (outcome.ok) changeDraft({ sending: 'sent' })
        else if (outcome.error !== 'unreachable') {
          changeDraft({ sending: 'not-yet' })
          setFailure(FAILURES[outcome.error])
        }
      } finally {
        isSending.current = false
        setBusy(false)
      }
    },
    [served],
  )

  useEffect(() => {
    if (sending !== 'waiting') return undefined
    const attempt = () => void (navigator.onLine && deliver())
    // One that an earlier visit left waiting.
    attempt()
    const timer = setInterval(attempt, TRY_AGAIN)
    addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      removeEventListener('online', attempt)
    }
  }, [sending, deliver])

  const send = async ({ isPerson, onChallenge }: Sender) => {
    setFailure(undefined)
    setBusy(true)
    if (!(await isPerson())) {
      setBusy(false)
      return setFailure(FAILURES.refused)
    }
    const first = deliver(onChallenge)
    changeDraft({ sending: 'waiting' })
    return first
  }

  return { isBusy, failure, send, sendNow: () => void deliver() }
}
