import { LaunchFailure } from './LaunchFailure.mjs'

/**
 * What npm, pnpm and the system say, and what it means for the person who typed the command. The first match counts:
 * a full disk also breaks downloads, and a refused certificate also looks like no network.
 * @type {readonly { sign: RegExp, sentence: string }[]}
 */
const EXPLANATIONS = [
  {
    sign: /ENOSPC|no space left on device|os error 28\b|EDQUOT|os error 122\b/i,
    sentence: 'The disk is full: free about 1.5 GB and run the command again.',
  },
  {
    sign: /EROFS|read-only file system|os error 30\b/i,
    sentence:
      'This folder is read-only: copy or clone the project to a place that can be written and run the command again.',
  },
  {
    sign: /EACCES|EPERM|permission denied|os error 13\b/i,
    sentence:
      'This account may not write here: make the project folder your own (chown), or clone it to another place, and run the command again.',
  },
  {
    sign: /self.signed certificate|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY|invalid peer certificate|UnknownIssuer|CERT_HAS_EXPIRED/i,
    sentence:
      "The registry's certificate is not trusted: where a company proxy stands between, name its certificate with `npm config set cafile FILE` and run the command again.",
  },
  {
    sign: /\bE40[137]\b|ERR_PNPM_FETCH_40[137]|\b40[137] (?:Unauthorized|Forbidden|Proxy)|status(?: code)?:? ?40[137]\b/i,
    sentence:
      'The package registry refuses access: sign in (`npm login`) or correct the registry (`npm config get registry`) and run the command again.',
  },
  {
    sign: /\bE404\b|ETARGET|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION|404 Not Found|status(?: code)?:? ?404\b/i,
    sentence:
      'The package registry does not have a package that is needed: use the public registry or a complete mirror (`npm config get registry`) and run the command again.',
  },
  {
    sign: /\bE50\d\b|HTTP 50\d|\(50\d [A-Z]|\b50\d (?:Internal|Bad Gateway|Service|Gateway)/i,
    sentence:
      'The package registry has trouble of its own: wait a moment, or use another registry (`npm config get registry`), and run the command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|network (?:error|timeout|request)|dns error|failed to lookup address|connection refused|error sending request|connection reset|timed out/i,
    sentence:
      'The package registry cannot be reached: check the network, or the proxy and registry settings (`npm config get registry`), and run the command again.',
  },
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    sentence:
      'pnpm-lock.yaml does not fit the package.json files: run `pnpm install` if you changed a dependency, or restore the file from git.',
  },
  {
    sign: /EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|integrity/i,
    sentence:
      'A package arrived other than it was published: run the command again, and if that does not help use another network or registry.',
  },
]

/**
 * Whether the cause is a known one outside this folder, which trying again at once does not change.
 * @param {string} output
 */
export function isExplained(output) {
  return EXPLANATIONS.some(({ sign }) => sign.test(output))
}

/**
 * One sentence for a tool that failed.
 * @param {{ what: string, output: string, log: string }} failure `what` names the step, as in "Installing the dependencies"
 */
export function explainToolFailure({ what, output, log }) {
  const known = EXPLANATIONS.find(({ sign }) => sign.test(output))
  if (known !== undefined) return new LaunchFailure(`${what} failed. ${known.sentence} (Details: ${log})`)
  const lastLine =
    output
      .trim()
      .split('\n')
      .findLast((line) => !line.includes('A complete log')) ?? ''
  return new LaunchFailure(
    `${what} failed${lastLine && `, last saying "${lastLine.trim()}"`}: look into ${log}, or remove the folders node_modules and .dira/tools and run the command again.`,
  )
}

/**
 * The same for an error of the file system; anything else comes back as it is.
 * @param {unknown} error
 */
export function explainSystemError(error) {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const known = EXPLANATIONS.find(({ sign }) => sign.test(String(error.code)))
  return known === undefined
    ? error
    : new LaunchFailure(`Setting up failed. ${known.sentence} (${error.message})`, { cause: error })
}
