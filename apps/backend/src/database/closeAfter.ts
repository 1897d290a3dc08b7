/** Does something with what is open, and closes it also where that fails. */
export async function closeAfter<Opened extends { close(): Promise<void> }, Result>(
  opened: Opened,
  task: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    return await task(opened)
  } finally {
    await opened.close()
  }
}
