import type { CHANGE_REQUEST_LIMITS } from '@dira/data'
import { Link, RequestStatus, Text, type RequestStatusProps } from '@dira/ui'
import { useState } from 'react'
import { useGo } from '../../app/overlays.tsx'
import { paths } from '../../app/paths.ts'
import { CONTACT } from '../../app/siteTexts.ts'
import { LAST_STEP } from '../../application/application.ts'
import { draftState, newDraft, putDraft } from '../../application/applicationDraft.ts'
import { useImagesOfApplication } from '../../application/useApplicationImages.ts'
import { imagesOf, requestViewOf } from './requestViewOf.ts'
import { useKeptAnswer } from './useKeptAnswer.ts'
import { useRequest } from './useRequest.ts'

const NONE: readonly string[] = []

/** `CHANGE_REQUEST_LIMITS` of @dira/data, which brings along what checks data. */
const ANSWER_LIMIT: (typeof CHANGE_REQUEST_LIMITS)['answer'] = 1000

/** The request behind the link of this page. */
export function OpenedRequest() {
  const { token, found, readAgain, act } = useRequest()
  const answer = useKeptAnswer(token)
  const [busy, setBusy] = useState<'answer' | 'withdraw'>()
  const [failed, setFailed] = useState<'empty' | 'failed' | 'withdraw'>()
  const go = useGo()
  const imageOf = useImagesOfApplication(
    token,
    typeof found === 'object' ? imagesOf(found).map(({ url }) => url) : NONE,
  )
  const request = shown(found, imageOf)

  const run = async (what: 'answer' | 'withdraw', how: Parameters<typeof act>[0]) => {
    setFailed(undefined)
    setBusy(what)
    const isDone = await act(how)
    if (!isDone) setFailed(what === 'answer' ? 'failed' : what)
    else if (what === 'answer') answer.forget()
    setBusy(undefined)
  }
  const sendAnswer = () => {
    const text = answer.value.trim()
    if (text === '') setFailed('empty')
    else void run('answer', (requests) => requests.answerRequest(token, text))
  }
  const applyAgain = () => {
    const { written } = draftState().draft
    putDraft({ ...newDraft(), at: Date.now(), step: LAST_STEP, written: { ...written, images: [] } })
    // They are those of the application before, and are sent again for this one.
    void import('../../application/carryPhotographs.ts')
      .then(({ carryPhotographs }) => carryPhotographs(token, written.images))
      .catch(() => undefined)
    go(paths.getListed())
  }

  const { email, phone } = CONTACT
  return (
    <RequestStatus
      request={request}
      url={typeof request === 'object' ? new URL(paths.request(token), location.origin).href : ''}
      onRetry={() => void readAgain()}
      answer={{
        value: answer.value,
        onChange: answer.write,
        onSend: sendAnswer,
        isBusy: busy === 'answer',
        isKept: answer.isKept,
        fault: failed === 'withdraw' ? undefined : failed,
        limit: ANSWER_LIMIT,
      }}
      withdraw={{
        onWithdraw: () => void run('withdraw', (requests) => requests.withdrawRequest(token)),
        isBusy: busy === 'withdraw',
        hasFailed: failed === 'withdraw',
      }}
      // Only the device that sent it has the words.
      onAgain={typeof request === 'object' && draftState().draft.token === token ? applyAgain : undefined}
      withoutScript={
        <Text>
          Without script this page cannot open. Write to <Link href={email.href}>{email.text}</Link> or call{' '}
          <Link href={phone.href}>{phone.text}</Link>, and name the reference.
        </Text>
      }
    />
  )
}

function shown(
  found: ReturnType<typeof useRequest>['found'],
  imageOf: (url: string) => string | undefined,
): RequestStatusProps['request'] {
  if (found === undefined) return 'reading'
  if (found === 'unknown') return 'notFound'
  return found === 'unreachable' ? 'failed' : requestViewOf(found, imageOf)
}
