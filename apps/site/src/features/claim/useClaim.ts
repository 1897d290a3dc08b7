import type { ClaimChannel, ClaimContacts, ClaimOutcome, ClaimStatus } from '@dira/data'
import type { ClaimBusy, ClaimEvidenceSent, ClaimFault, Sender } from '@dira/ui'
import { useCallback, useEffect, useState } from 'react'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { OWNER_INVITATION_PATH } from '@dira/data/site'
import { keepClaim, savedClaim, type SavedClaim } from './savedClaim.ts'

const loadClaims = () => import('./claimSending.ts').catch(() => undefined)

type ClaimCode = NonNullable<Awaited<ReturnType<typeof loadClaims>>>

/** How often it is asked how far a claim is that waits, in milliseconds. */
const LOOKS_EVERY = 20_000

const MESSAGES = {
  limited: 'Too much was sent just now. Please try again in a few minutes.',
  refused: 'This could not be accepted. Please write an e-mail instead.',
  unknown: 'This claim is not there any more. Send it again.',
  unreachable: 'No answer. What you wrote stays; please try again.',
  tooSoon: 'Another one can be asked for ten minutes after the last, three times a day.',
  closed: 'This is not possible any more. The page shows how far the claim is.',
} as const

/** The claim of a listing that this device has sent or is about to send. */
export function useClaim(slug: string) {
  const { config } = usePagePayload().served
  const [contacts, setContacts] = useState<ClaimContacts | 'reading' | 'failed' | 'none'>('reading')
  const [kept, setKept] = useState<SavedClaim>()
  const [claim, setClaim] = useState<ClaimStatus>()
  const [isMailed, setMailed] = useState(false)
  const [busy, setBusy] = useState<ClaimBusy>()
  const [fault, setFault] = useState<ClaimFault>()
  const [message, setMessage] = useState<{ readonly part: ClaimBusy; readonly text: string }>()

  const readContacts = useCallback(async () => {
    const found = await (await loadClaims())?.siteClaims(config).contactsOf(slug)
    setContacts(found === undefined ? 'none' : (found ?? 'failed'))
  }, [config, slug])

  const look = useCallback(
    async (token: string) => {
      const outcome = await (await loadClaims())?.siteClaims(config).readClaim(token)
      if (outcome?.ok) setClaim(outcome.claim)
      // It was deleted by now, or never arrived: it is sent again under the same key.
      else if (outcome?.error === 'unknown') setClaim(undefined)
    },
    [config],
  )

  useEffect(() => {
    let isWanted = true
    const begin = async () => {
      const sent = savedClaim(slug)
      await readContacts()
      if (!sent || !isWanted) return
      setKept(sent)
      await look(sent.token)
    }
    void begin()
    return () => {
      isWanted = false
    }
  }, [slug, readContacts, look])

  const token = kept?.token
  const waits =
    claim !== undefined && claim.state !== 'done' && claim.state !== 'withdrawn' && claim.state !== 'declined'
  useEffect(() => {
    if (token === undefined || !waits) return undefined
    const lookNow = () => void (document.visibilityState === 'visible' && look(token))
    const timer = setInterval(lookNow, LOOKS_EVERY)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [token, waits, look])

  /** Does a part of the claim, and says what was wrong. */
  async function run(
    part: ClaimBusy,
    work: (code: ClaimCode) => Promise<ClaimOutcome | keyof typeof MESSAGES>,
  ): Promise<void> {
    setBusy(part)
    setFault(undefined)
    setMessage(undefined)
    const code = await loadClaims()
    const outcome = code ? await work(code) : 'unreachable'
    setBusy(undefined)
    const say = (text: string) => setMessage({ part, text })
    if (typeof outcome === 'string') return say(MESSAGES[outcome])
    if (!outcome.ok) {
      if (outcome.error !== 'invalid') return say(MESSAGES[outcome.error])
      if (part === 'evidence') return setFault('email')
      return part === 'account' ? setFault('account') : say(MESSAGES.refused)
    }
    setClaim(outcome.claim)
    const { refused } = outcome.claim
    if (refused === 'wrong') setFault('code')
    else if (refused === 'too-soon') say(MESSAGES.tooSoon)
    else if (refused === 'closed') say(MESSAGES.closed)
  }

  /** Stores the claim if it is not there yet, once however often it is sent, and goes on with its link. */
  async function withLink(
    { siteChangeRequests, newRequestToken }: ClaimCode,
    name: string,
    { isPerson, onChallenge }: Sender,
    goOn: (link: string) => Promise<ClaimOutcome>,
  ): Promise<ClaimOutcome | keyof typeof MESSAGES> {
    if (kept && claim) return goOn(kept.token)
    if (typeof contacts === 'string' || !(await isPerson())) return 'refused'
    const { key, token: link } = kept ?? { key: crypto.randomUUID(), token: newRequestToken() }
    const begun = { key, token: link, name: name.trim() }
    keepClaim(slug, begun)
    setKept(begun)
    const outcome = await siteChangeRequests(config).sendChangeRequest(
      {
        idempotencyKey: begun.key,
        token: begun.token,
        kind: 'claim',
        listingId: contacts.id,
        contact: { name: begun.name },
      },
      { onChallenge },
    )
    return outcome.ok ? goOn(begun.token) : outcome.error
  }

  return {
    contacts,
    kept,
    claim,
    isMailed,
    busy,
    fault,
    message,
    readContacts: () => {
      setContacts('reading')
      void readContacts()
    },
    ask: (channel: ClaimChannel, name: string, sender: Sender) => {
      void run('ask', async (code) =>
        withLink(code, name, sender, async (link) => code.siteClaims(config).askForProof(link, channel)),
      )
    },
    tryCode: (typed: string) => void run('code', async (code) => code.siteClaims(config).tryCode(token ?? '', typed)),
    sendEvidence: ({ text, email }: ClaimEvidenceSent, name: string, sender: Sender) => {
      void run('evidence', async (code) =>
        withLink(code, name, sender, async (link) => code.siteClaims(config).sendEvidence(link, text, email)),
      )
    },
    nameAccount: (email: string, go: (href: string) => void) => {
      void run('account', async (code) => {
        const outcome = await code.siteClaims(config).nameAccount(token ?? '', email)
        if (outcome.ok && outcome.claim.refused === undefined) {
          if (outcome.token === undefined) setMailed(true)
          else go(`${OWNER_INVITATION_PATH}#${outcome.token}`)
        }
        return outcome
      })
    },
    /** Another claim of the same listing, after one that was declined or taken back. */
    beginAnew: () => {
      keepClaim(slug, undefined)
      setKept(undefined)
      setClaim(undefined)
    },
  }
}
