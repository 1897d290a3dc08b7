/*
 * Preloaded in processes whose clock a journey moves: `Date` is as many milliseconds ahead as the file of DIRA_CLOCK says, read ten times a second.
 * PGlite asks `Date` as well.
 */
import { readFileSync } from 'node:fs'

const file = process.env['DIRA_CLOCK'] ?? ''
let ahead = 0
const read = () => (ahead = Number(readFileSync(file, 'utf8')))
read()
setInterval(read, 100).unref()

const { now } = Date
const MovedDate = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given, newTarget) as Date,
})
Date.now = () => now() + ahead
globalThis.Date = MovedDate
