import { connectInbox, type Letter } from '@dira/data'
import type { InboxLetter, InboxState } from '@dira/ui'
import { useEffect, useMemo, useState } from 'react'
import { useAccount } from '../../account/AccountProvider.tsx'
import { usePagePayload } from '../../app/PagePayloadProvider.tsx'
import { useNotices } from '../../notices/NoticeProvider.tsx'

type Which = 'open' | 'answered'

/** What visitors sent, as `Inbox` shows it. */
export function useInbox() {
  const { apiUrl, publishableKey } = usePagePayload().served.config
  const { auth } = useAccount()
  const { notify } = useNotices()
  const inbox = useMemo(
    () =>
      connectInbox({
        url: apiUrl || location.origin,
        key: publishableKey,
        accessToken: async () => auth?.accessToken(),
      }),
    [apiUrl, publishableKey, auth],
  )
  const [which, setWhich] = useState<Which>('open')
  const [state, setState] = useState<InboxState>({ status: 'loading' })

  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    const show = (read: InboxState) => {
      if (isWanted) setState(read)
    }
    inbox.letters(which).then(
      ({ letters, hasMore }) => show({ status: 'ready', letters: letters.map(shown), hasMore }),
      () => show({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [inbox, which, round])
  const readAgain = () => setRound((before) => before + 1)

  const mark = async (letter: InboxLetter, isAnswered: boolean, isUndo = false): Promise<void> => {
    // At once, so that the next one can be ticked off; what the service says is read again after a failure.
    setState((before) =>
      before.status === 'ready' ? { ...before, letters: before.letters.filter(({ id }) => id !== letter.id) } : before,
    )
    try {
      await inbox.setAnswered(letter, isAnswered)
    } catch {
      notify('That could not be stored. The inbox shows what is.', { tone: 'error' })
      return readAgain()
    }
    if (isUndo) return readAgain()
    notify(isAnswered ? `Marked as answered: ${letter.name}` : `Open again: ${letter.name}`, {
      action: { label: 'Undo', onPress: () => void mark(letter, !isAnswered, true) },
    })
  }

  return {
    state,
    which,
    onWhichChange: (wanted: Which) => {
      if (wanted === which) return
      setState({ status: 'loading' })
      setWhich(wanted)
    },
    onMark: (letter: InboxLetter, isAnswered: boolean) => void mark(letter, isAnswered),
    onRetry: () => {
      setState({ status: 'loading' })
      readAgain()
    },
  }
}

/** Only an international number can be dialled without knowing where its owner is. */
function shown({ phone, ...letter }: Letter): InboxLetter {
  const digits = /^\+[\d ()./-]+$/.test(phone) ? phone.replace(/\D/g, '') : ''
  return digits.length >= 8 && digits.length <= 15 ? { ...letter, whatsapp: `https://wa.me/${digits}` } : letter
}
