import { useState } from 'react'
import { Button, Dialog, Inline, Stack, Text } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import type { ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

interface DiscardImportProps {
  job: ImportView
  onDiscard: () => void
}

/** Discards an import, once it is said whose it is and what goes with it. */
export function DiscardImport({ job, onDiscard }: DiscardImportProps) {
  const messages = importListingsMessages
  const [isAsking, setAsking] = useState(false)
  const { file, by, operation, total, position } = job
  return (
    <>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        {messages.discard}
      </Button>
      {isAsking && (
        <Dialog
          role="alertdialog"
          size="small"
          title={messages.discardTitle(file)}
          isOpen
          onOpenChange={(isOpen) => setAsking(isOpen)}
        >
          <Stack gap={4}>
            {by !== null && <Text className={styles.wraps}>{messages.discardOf(by)}</Text>}
            <Text>{operation === null ? messages.discardAll : messages.discardRest(total - position)}</Text>
            <Inline>
              <Button
                onPress={() => {
                  setAsking(false)
                  onDiscard()
                }}
              >
                {messages.discard}
              </Button>
              <Button variant="secondary" onPress={() => setAsking(false)}>
                {messages.keep}
              </Button>
            </Inline>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
