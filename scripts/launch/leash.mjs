// Loaded into what the launcher runs, before its own first line: when the launcher is gone without a word (kill -9,
// a closed window), this process ends too, in good order where it has a way to.
const LAST_MOMENT_MS = 10_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref()
  // Emitted, not sent: on Windows a sent signal would end the process without asking its listeners.
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
})

// A listener for 'disconnect' would otherwise keep a finished script from ending.
process.channel?.unref()
