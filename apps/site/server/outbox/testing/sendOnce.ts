/** A process of its own that sends what is to be sent, and may be killed: `SMTP_URL` and `DIRA_DATA` name the mail server and the data. */
import { connectBackend, defaultDataFolder, serviceOf } from '@dira/backend'
import { connectOutboxQueue } from '@dira/data'
import { sendEmails } from '../sendEmails.ts'
import { smtpMailer } from '../smtpMailer.ts'

const backend = await connectBackend({ dataFolder: defaultDataFolder(), command: 'a test' })
await sendEmails({
  queue: connectOutboxQueue(serviceOf(backend)),
  mailer: smtpMailer({ url: process.env['SMTP_URL'] ?? '', from: { name: 'Dira', address: 'hello@dira.example' } }),
  siteUrl: 'https://dira.example',
})
await backend.close()
