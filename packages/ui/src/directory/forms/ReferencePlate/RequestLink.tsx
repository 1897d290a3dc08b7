import { CheckIcon, CopyIcon } from '../../../art/Icon/index.ts'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { ShareButton } from '../../listing/ShareButton/ShareButton.tsx'
import { useCopy } from '../useCopy.ts'
import { referencePlateMessages } from './messages.ts'

export interface RequestLinkProps {
  /** The whole address of the page of a request. */
  url: string
  /** The title of what is shared, such as the name of the business. */
  title: string
}

/** The link that alone opens the page of a request: shown, to copy and to share. */
export function RequestLink({ url, title }: RequestLinkProps) {
  const messages = useMessages('referencePlate', referencePlateMessages)
  const { outcome, copy } = useCopy(url)
  return (
    <Stack gap={3}>
      <TextField
        label={messages.link}
        description={messages.linkHint}
        type="url"
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Inline>
        <NativeButton variant="secondary" onClick={() => void copy()}>
          {outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          {outcome ? messages[outcome] : messages.copyLink}
        </NativeButton>
        <ShareButton url={url} title={title} look="secondary" label={messages.share} />
        <VisuallyHidden role="status">{outcome && messages[outcome]}</VisuallyHidden>
      </Inline>
    </Stack>
  )
}
