import { Link, RequestStatus, Text, type RequestStatusProps } from '@dira/ui'
import { useState } from 'react'
import { useGo } from '../../shared/overlays.tsx'
import { paths, CONTACT } from '@dira/data/site'
import { LAST_STEP } from '../../shared/application/application.ts'
import { draftState, newDraft, putDraft } from '../../shared/application/applicationDraft.ts'
import { requestViewOf } from './requestViewOf.ts'
import { useAnswer } from './useAnswer.tsx'
import { useRequest } from './useRequest.ts'

/** The request behind the link of this page. */
export function OpenedRequest() {
  const { token, found, readAgain, act } = useRequest()
  const { answer, imageOf } = useAnswer({ token, request: typeof found === 'object' ? found : undefined, act })
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const go = useGo()
  const request = shown(found, imageOf)

  const withdraw = async () => {
    setFailed(false)
    setWithdrawing(true)
    setFailed(!(await act((requests) => requests.withdrawRequest(token))))
    setWithdrawing(false)
  }
  const applyAgain = () => {
    const { written } = draftState().draft
    putDraft({ ...newDraft(), at: Date.now(), step: LAST_STEP, written: { ...written, images: [] } })
    // They are those of the application before, and are sent again for this one.
    void import('../../shared/application/carryPhotographs.ts')
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
      answer={answer}
      withdraw={{ onWithdraw: () => void withdraw(), isBusy: isWithdrawing, hasFailed }}
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
