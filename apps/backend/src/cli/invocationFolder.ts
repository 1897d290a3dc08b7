/** The folder that a person was in when starting a command: pnpm runs scripts elsewhere, and says where it was called. */
export function invocationFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd()
}
