/**
 * Something that the person at the keyboard can put right. Its message is one sentence with the way out, printed
 * without a stack; any other error is a defect of the launcher and keeps its stack.
 */
export class LaunchFailure extends Error {
  /**
   * @param {string} message
   * @param {{ cause?: unknown, exitCode?: number }} [options]
   */
  constructor(message, { cause, exitCode = 1 } = {}) {
    super(message, { cause })
    this.name = 'LaunchFailure'
    this.exitCode = exitCode
  }
}
