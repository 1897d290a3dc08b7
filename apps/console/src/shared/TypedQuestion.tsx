import { useState, type ReactNode } from 'react'
import { Button, Dialog, Form, Inline, Stack, Text, TextField } from '@dira/ui'

interface TypedQuestionProps {
  title: string
  text: ReactNode
  /** What has to be typed. */
  name: string
  /** Asks for it. */
  label: string
  action: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be undone: it needs the name, typed. */
export function TypedQuestion({ title, text, name, label, action, cancel, onConfirm, onClose }: TypedQuestionProps) {
  const [typed, setTyped] = useState('')
  const [isOther, setOther] = useState(false)
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Form
        errors={isOther ? { name: label } : {}}
        onSubmit={(event) => {
          event.preventDefault()
          const isName = typed.trim().normalize() === name.trim().normalize()
          setOther(!isName)
          if (isName) onConfirm()
        }}
      >
        <Stack gap={4}>
          <Text>{text}</Text>
          <TextField label={label} name="name" value={typed} onChange={setTyped} autoComplete="off" />
          <Inline>
            <Button type="submit">{action}</Button>
            <Button variant="secondary" onPress={onClose}>
              {cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
