import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** Writes a text into a field at once, as somebody who pastes it does: letter by letter takes longer, and is the point of few tests. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus())
  await userEvent.paste(text)
}
