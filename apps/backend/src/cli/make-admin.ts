/* pnpm make:admin EMAIL [--reset-password] [--password-stdin]: makes an administrator. */
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { connectFromEnvironment } from '../connect/connectFromEnvironment.ts'
import { generatePassword } from '../data/secrets.ts'
import { Problem } from '../report/problem.ts'
import { readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'pnpm make:admin EMAIL [--reset-password] [--password-stdin]'

await runCommand(async () => {
  const { values, positionals } = readOptions(
    { 'reset-password': { type: 'boolean', default: false }, 'password-stdin': { type: 'boolean', default: false } },
    USAGE,
  )
  const [email, ...others] = positionals
  if (!z.email().safeParse(email).success || !email || others.length > 0) {
    throw new Problem('wrong-usage', `Name one e-mail address.\nUsage: ${USAGE}`)
  }
  const password = values['password-stdin'] ? await readPassword() : generatePassword()

  const backend = await connectFromEnvironment('pnpm make:admin')
  try {
    const outcome = await backend.makeAdministrator({ email, password, resetPassword: values['reset-password'] })
    process.stdout.write(
      `${email} ${outcome.granted ? 'is now' : 'was already'} an administrator of ${backend.name}.\n`,
    )
    if (!outcome.passwordSet) process.stdout.write('The password stays as it was; --reset-password sets a new one.\n')
    // The user knows a password from standard input.
    else if (!values['password-stdin']) process.stdout.write(`Password (shown only now): ${password}\n`)
    return 0
  } finally {
    await backend.close()
  }
})

/** Reads standard input, because other users of the machine can see arguments. */
async function readPassword(): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < 6 || Buffer.byteLength(password) > 72) {
    throw new Problem('wrong-usage', 'A password has at least 6 characters and at most 72 bytes.')
  }
  return password
}
