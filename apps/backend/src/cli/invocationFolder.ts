/** The folder in which the user started the command. pnpm runs scripts in another one and sets INIT_CWD. */
export function invocationFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd()
}
