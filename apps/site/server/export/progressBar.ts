import type { WriteStream } from 'node:tty'
import { countText } from '@dira/data/site'

const WIDTH = 30

/** Shows how far something is: a bar in a terminal, elsewhere a line for each tenth. */
export function createProgressBar(output: WriteStream, unit: string) {
  let tenths = 0
  return (done: number, total: number): void => {
    const part = done / total
    const said = `${countText(done)} of ${countText(total)} ${unit}`
    if (output.isTTY) {
      const bar = '█'.repeat(Math.floor(part * WIDTH)).padEnd(WIDTH, '░')
      output.write(`\r${bar} ${said}${done === total ? '\n' : ''}`)
    } else if (Math.floor(part * 10) > tenths) {
      tenths = Math.floor(part * 10)
      output.write(`${said}\n`)
    }
  }
}
