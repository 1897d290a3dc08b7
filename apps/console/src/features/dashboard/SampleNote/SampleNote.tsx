import { Button, Inline, Link, Notice, englishCount } from '@dira/ui'

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
  if (count === 0) return null
  return (
    <Notice>
      <p>
        {count === 1
          ? 'One listing is sample data: it is no real business.'
          : `${englishCount(count)} listings are sample data: none is a real business.`}
      </p>
      <Inline>
        <Button variant="secondary" isPending={isRemoving} onPress={onRemove}>
          {isRemoving ? 'Removing the sample' : 'Remove the sample'}
        </Button>
        <Link href={href} standalone>
          See them
        </Link>
      </Inline>
    </Notice>
  )
}
