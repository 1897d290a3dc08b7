import { Button, Inline, Link, Notice, Stack } from '@dira/ui'
import { sampleNoteMessages } from './messages.ts'

interface SampleNoteProps {
  /** How many listings are sample data. */
  count: number
  /** Where they are listed. */
  href: string
  isRemoving: boolean
  onRemove: () => void
}

/** A note that some listings are of no real business, and how they go. Nothing where none is. */
export function SampleNote({ count, href, isRemoving, onRemove }: SampleNoteProps) {
  const messages = sampleNoteMessages
  if (count === 0) return null
  return (
    <Notice>
      <Stack gap={3}>
        <p>{messages.listings(count)}</p>
        <Inline>
          <Button variant="secondary" isPending={isRemoving} onPress={onRemove}>
            {isRemoving ? messages.removing : messages.remove}
          </Button>
          <Link href={href} standalone>
            {messages.look}
          </Link>
        </Inline>
      </Stack>
    </Notice>
  )
}
