// Preloaded into each command: ends it when the launcher is killed and cannot pass a signal on.
const SHUTDOWN_TIMEOUT_MS = 10_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  // Emitted, not sent: on Windows a sent signal would end the process without calling its listeners.
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
})

// A listener for 'disconnect' would otherwise keep a finished command from ending.
process.channel?.unref()
