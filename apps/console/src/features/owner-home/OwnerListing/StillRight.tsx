import { useId, useState } from 'react'
import { Button, CheckboxGroup, Dialog, Form } from '@dira/ui'
import { ownerListingMessages } from './messages.ts'
import type { OwnerListingProps } from './OwnerListing.tsx'

interface StillRightProps extends Pick<OwnerListingProps, 'confirmable' | 'onConfirm'> {
  onClose: () => void
}

/** Asks once which facts are still right, all of them ticked. */
export function StillRight({ confirmable, onConfirm, onClose }: StillRightProps) {
  const messages = ownerListingMessages
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>(confirmable)
  const [isBusy, setBusy] = useState(false)
  const asked = confirmable.filter((fact) => fact !== 'existence' || confirmable.length === 1)
  const words = messages.and(asked.map((fact) => messages.facts[fact]))

  async function confirm(): Promise<void> {
    setBusy(true)
    const isDone = await onConfirm(confirmable.filter((fact) => ticked.includes(fact)))
    setBusy(false)
    if (isDone) onClose()
  }

  const title = asked.length === 1 ? messages.questionOne(words) : messages.question(words)
  return (
    <Dialog
      size="small"
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      foot={
        <>
          <Button variant="secondary" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} isPending={isBusy}>
            {isBusy ? messages.confirming : messages.confirm}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        isBusy={isBusy}
        required={{ facts: messages.noneTicked }}
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <CheckboxGroup
          label={title}
          hideLabel
          name="facts"
          description={messages.choose}
          options={confirmable.map((fact) => ({ value: fact, label: messages.facts[fact] }))}
          value={ticked}
          onChange={setTicked}
        />
      </Form>
    </Dialog>
  )
}
