/** A failure that the user can fix. Only its message is printed; any other error is a defect and keeps its stack. */
export class LaunchFailure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * What npm, pnpm and the system print, and what to do about it. The first match counts: a full disk also breaks downloads.
 * @type {readonly [sign: RegExp, advice: string][]}
 */
const ADVICE = [
  [/spawn npm ENOENT/, 'npm was not found: install Node together with npm from https://nodejs.org.'],
  [/ENOSPC|EDQUOT|no space left on device|quota exceeded/i, 'The disk is full: free about 1.5 GB.'],
  [
    /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    'This account may not write here: make the project folder your own, or clone it to another place.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|dns error|error sending request|timed out/i,
    'The package registry cannot be reached: check the network, and the proxy and registry settings (`npm config get registry`).',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    'pnpm-lock.yaml does not fit the package.json files: run `pnpm install` if you changed a dependency, or restore the file from git.',
  ],
]

/** @type {(output: string) => string | undefined} */
export const findAdvice = (output) => ADVICE.find(([sign]) => sign.test(output))?.[1]

/** @type {(step: string, output: string, log: string) => LaunchFailure} */
export function explainToolFailure(step, output, log) {
  const last = output.trim().split('\n').at(-1)
  const advice = findAdvice(output) ?? `It ended with "${last}": remove the folders node_modules and .dira/tools.`
  return new LaunchFailure(`${step} failed. ${advice} Then run the command again. (Details: ${log})`)
}
