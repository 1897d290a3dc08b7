import { useImperativeHandle, useRef, type Ref } from 'react'
import type { MessageStatus } from '@dira/data'
import { CloseIcon, UsersIcon, KeyHint, VisuallyHidden } from '@dira/ui'
import { action } from '../../../shared/ActionBar/ActionBar.css.ts'
import { ActionBar } from '../../../shared/ActionBar/ActionBar.tsx'
import { ChoiceMenu } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import { FILE_ICONS, FILE_KEYS, waysFrom } from './filing.ts'
import type { InboxAdministrator } from '../../../shared/inbox/inboxMessage.ts'
import { inboxMessages } from './messages.ts'

/** The messages that are picked, and what can be done with all of them. */
export interface MessagePicking {
  /** Their ids. */
  readonly picked: ReadonlySet<string>
  readonly onPick: (ids: ReadonlySet<string>) => void
  readonly onFile: (status: MessageStatus) => void
  /** Undefined gives them back to nobody. */
  readonly onAssign: (administrator: string | undefined) => void
}

interface PickedMessagesProps extends MessagePicking {
  /** What became of all of them. */
  status: MessageStatus
  administrators: readonly InboxAdministrator[]
  controls: Ref<{ readonly assign: () => void }>
}

/** What can be done with the messages that are picked. */
export function PickedMessages(given: PickedMessagesProps) {
  const { picked, onPick, onFile, onAssign, status, administrators, controls } = given
  const messages = inboxMessages
  const who = useRef<HTMLButtonElement>(null)
  useImperativeHandle(controls, () => ({ assign: () => who.current?.click() }))
  return (
    <ActionBar label={messages.pickedMessages} status={messages.picked(picked.size)}>
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
          ...administrators.map(({ id, email, isMe }) => ({ value: id, label: isMe ? messages.me(email) : email })),
        ]}
        keyshortcuts="A"
        end={<KeyHint keys="a" />}
        onChange={([value = '']) => onAssign(value === '' ? undefined : value)}
      />
      <button type="button" aria-keyshortcuts="Escape" className={action} onClick={() => onPick(new Set())}>
        <VisuallyHidden>{messages.unpick}</VisuallyHidden>
        <CloseIcon size={20} />
        <KeyHint keys="Escape" />
      </button>
    </ActionBar>
  )
}
