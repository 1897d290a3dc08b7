import type { Message } from '@dira/data'
import type { InboxAdministrator } from '../shared/inbox/inboxMessage.ts'

const sent = {
  status: 'open',
  isRead: false,
  isAnswered: false,
  phone: '',
  answeredAt: undefined,
  filedAs: undefined,
  assignee: undefined,
  notes: [],
} as const

/** Administrators who answer, for stories and tests. */
export const inboxAdministrators: readonly InboxAdministrator[] = [
  { id: 'a', email: 'thandi@dira.example', isMe: true },
  { id: 'b', email: 'joseph.mwangi@dira.example', isMe: false },
]

/** What visitors sent, for stories and tests. */
export const inboxMessages: readonly Message[] = [
  {
    ...sent,
    id: '1',
    kind: 'enquiry',
    about: 'Kapenta Moon Houseboats',
    name: 'Amahle Dube',
    email: 'amahle@dube.example',
    phone: '+27 82 555 0166',
    text: 'Six of us, 27 to 30 December. Is there a boat with six bunks and a cook, and can we bring our own rods?\n\nWe would come from Harare on the morning bus.',
    createdAt: '2026-11-22T07:12:00.000Z',
    assignee: 'a',
    notes: [
      {
        id: 'n',
        author: 'joseph.mwangi@dira.example',
        text: 'Called the owner. The big boat is free until the 30th.',
        createdAt: '2026-11-22T07:20:00.000Z',
      },
    ],
  },
  {
    ...sent,
    id: '2',
    kind: 'message',
    about: 'Change of phone number',
    name: 'Joseph Ilunga',
    email: 'joseph@ilunga.example',
    text: 'Our landline has moved, please use the new one.',
    createdAt: '2026-11-22T06:40:00.000Z',
    assignee: 'b',
  },
  {
    ...sent,
    id: '3',
    kind: 'message',
    about: '',
    name: 'سمير الإدريسي',
    email: 'samir@idrissi.example',
    text: 'هل الحمام مفتوح يوم الجمعة؟',
    createdAt: '2026-11-20T16:05:00.000Z',
    isRead: true,
  },
]
