export { RequestStatus, type RequestStatusProps } from './RequestStatus.tsx'
export { RequestTalk, type AnswerProps, type RequestTalkProps } from './RequestTalk.tsx'
export type { WithdrawRequestProps } from './WithdrawRequest.tsx'
export type { RequestState, RequestView } from './requestView.ts'
