import '../data/zodWithoutEval.ts'
import { newRequestToken, type ChangeRequest, type SubmissionOutcome } from '@dira/data'
import type { Sender, Suggestion, SuggestionAnswer } from '@dira/ui/SuggestChange'
import type { SiteConfig } from '@dira/data/site'
import { forgetRequest, keepRequest, savedRequests } from './savedRequests.ts'
import { suggestionRequest, type SuggestedOn } from './suggestionRequest.ts'

const FAILURES = {
  limited: 'Too much was sent from here just now. Please try again in a few minutes.',
  refused: 'This could not be accepted. Please look at it once more, or write an email instead.',
  unkept: 'There is no network, and this browser keeps nothing. Send before you close the page.',
} as const

/** By what they say: the same words again are the same request, and stored once. */
const requests = new Map<string, ChangeRequest>()

function requestOf(suggestion: Suggestion, on: SuggestedOn): ChangeRequest {
  const asked = suggestionRequest(suggestion, on)
  const text = JSON.stringify(asked)
  const request = requests.get(text) ?? { ...asked, idempotencyKey: crypto.randomUUID(), token: newRequestToken() }
  requests.set(text, request)
  return request
}

/** Sends what somebody says about a business. Without a network it stays on the device until there is one. */
export async function sendSuggestion(
  suggestion: Suggestion,
  { isPerson, onChallenge }: Sender,
  on: SuggestedOn & { readonly config: SiteConfig },
): Promise<SuggestionAnswer> {
  // A program learns nothing of being found out.
  if (!(await isPerson())) return { state: 'sent' }
  const request = requestOf(suggestion, on)
  const outcome = await deliver(request, on.config, onChallenge)
  if (outcome.ok) return { state: 'sent' }
  if (outcome.error !== 'unreachable') return { state: 'failed', message: FAILURES[outcome.error] }
  return keepRequest(request) ? { state: 'waiting' } : { state: 'failed', message: FAILURES.unkept }
}

/** Sends what waits on this device. What is refused is forgotten: it would be refused for ever. */
export async function sendSaved(config: SiteConfig): Promise<SuggestionAnswer> {
  for (const request of savedRequests()) {
    const outcome = await deliver(request, config)
    if (!outcome.ok && outcome.error !== 'refused') return { state: 'waiting' }
    forgetRequest(request.idempotencyKey)
    if (!outcome.ok) return { state: 'failed', message: FAILURES.refused }
  }
  return { state: 'sent' }
}

/** Forgets what was kept last. */
export function takeBackLast(): void {
  const last = savedRequests().at(-1)
  if (last) forgetRequest(last.idempotencyKey)
}

async function deliver(
  request: ChangeRequest,
  config: SiteConfig,
  onChallenge?: () => void,
): Promise<SubmissionOutcome> {
  // Without the code that sends it there is no network to send it by either.
  const code = await import('../data/siteChangeRequests.ts').catch(() => undefined)
  if (!code) return { ok: false, error: 'unreachable' }
  return code.siteChangeRequests(config).sendChangeRequest(request, onChallenge ? { onChallenge } : {})
}
