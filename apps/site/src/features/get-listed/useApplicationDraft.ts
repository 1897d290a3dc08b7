import { PACKAGE_TIERS } from '@dira/directory-core'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useAddress } from '../../shared/address.ts'
import {
  changeDraft,
  draftState,
  NO_DRAFT,
  watchDraft,
  writeDraft,
  type DraftState,
} from '../../shared/application/applicationDraft.ts'

/** The draft of this device. A plan in the address is chosen in it, once. */
export function useApplicationDraft(): DraftState {
  const { pathname, search } = useAddress()
  const state = useSyncExternalStore(watchDraft, draftState, () => NO_DRAFT)

  useLayoutEffect(() => {
    const asked = new URLSearchParams(search).get('plan')
    const plan = PACKAGE_TIERS.find((tier) => tier === asked)
    if (!plan) return
    const { draft } = draftState()
    // What was sent is sent: its page is shown.
    if (draft.sending === 'not-yet') {
      // A plan button has made the first step's choice; a draft goes on where it was.
      if (draft.at === 0) changeDraft({ step: 1 })
      writeDraft({ plan })
    }
    // Loaded again, the page goes by the draft, in which another plan may have been chosen meanwhile.
    history.replaceState(history.state, '', pathname)
  }, [pathname, search])

  return state
}
