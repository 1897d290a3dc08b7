import { useImperativeHandle, useRef, type Ref } from 'react'
import { CloseIcon, UsersIcon, KeyHint, VisuallyHidden } from '@dira/ui'
import { action } from '../../../shared/ActionBar/ActionBar.css.ts'
import { ActionBar } from '../../../shared/ActionBar/ActionBar.tsx'
import { ChoiceMenu } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import { FILE_ICONS, FILE_KEYS, waysFrom } from './filing.ts'
import type { InboxAdministrator, InboxStatus } from '../../../shared/inbox/inboxMessage.ts'
import { inboxMessages } from './messages.ts'

interface PickedMessagesProps {
  count: number
  /** What became of all of them. */
  status: InboxStatus
  administrators: readonly InboxAdministrator[]
  onFile: (status: InboxStatus) => void
  /** Undefined gives them back to nobody. */
  onAssign: (administrator: string | undefined) => void
  onUnpick: () => void
  controls: Ref<{ readonly assign: () => void }>
}

/** What can be done with the messages that are picked. */
export function PickedMessages({
  count,
  status,
  administrators,
  onFile,
  onAssign,
  onUnpick,
  controls,
}: PickedMessagesProps) {
  const messages = inboxMessages
  const who = useRef<HTMLButtonElement>(null)
  useImperativeHandle(controls, () => ({ assign: () => who.current?.click() }))
  return (
    <ActionBar label={messages.pickedMessages} status={messages.picked(count)}>
      {waysFrom(status).map((way) => {
        const Icon = FILE_ICONS[way]
        return (
          <button
            key={way}
            type="button"
            aria-keyshortcuts={FILE_KEYS[way]}
            className={action}
            onClick={() => onFile(way)}
          >
            <Icon size={20} />
            {messages.file[way]}
            {FILE_KEYS[way] && <KeyHint keys={FILE_KEYS[way]} />}
          </button>
        )
      })}
      <ChoiceMenu
        ref={who}
        look="bulk"
        icon={<UsersIcon size={20} />}
        label={messages.assignPicked}
        options={[
          { value: '', label: messages.nobody },
          ...administrators.map(({ id, name, isMe }) => ({ value: id, label: isMe ? messages.me(name) : name })),
        ]}
        keyshortcuts="A"
        end={<KeyHint keys="a" />}
        onChange={([value = '']) => onAssign(value === '' ? undefined : value)}
      />
      <button type="button" aria-keyshortcuts="Escape" className={action} onClick={onUnpick}>
        <VisuallyHidden>{messages.unpick}</VisuallyHidden>
        <CloseIcon size={20} />
        <KeyHint keys="Escape" />
      </button>
    </ActionBar>
  )
}
