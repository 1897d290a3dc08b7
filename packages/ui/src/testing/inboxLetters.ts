import type { InboxLetter } from '../directory/Inbox/index.ts'

/** What visitors sent, for stories and tests. */
export const inboxLetters: readonly InboxLetter[] = [
  {
    id: '1',
    kind: 'enquiry',
    about: 'Kapenta Moon Houseboats',
    name: 'Amahle Dube',
    email: 'amahle@dube.example',
    whatsapp: 'https://wa.me/27825550166',
    text: 'Six of us, 27 to 30 December. Is there a boat with six bunks and a cook, and can we bring our own rods?\n\nWe would come from Harare on the morning bus.',
    sentAt: '2026-11-22T07:12:00.000Z',
  },
  {
    id: '2',
    kind: 'message',
    about: 'Change of phone number',
    name: 'Joseph Ilunga',
    email: 'joseph@ilunga.example',
    text: 'Our landline has moved, please use the new one.',
    sentAt: '2026-11-22T06:40:00.000Z',
  },
  {
    id: '3',
    kind: 'message',
    about: '',
    name: 'سمير الإدريسي',
    email: 'samir@idrissi.example',
    text: 'هل الحمام مفتوح يوم الجمعة؟',
    sentAt: '2026-11-20T16:05:00.000Z',
  },
]
