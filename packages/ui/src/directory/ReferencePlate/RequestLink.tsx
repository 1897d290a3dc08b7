import { CheckIcon, CopyIcon } from '../../art/Icon/index.ts'
import { NativeButton } from '../../components/NativeButton/index.ts'
import { Inline } from '../../components/Inline/index.ts'
import { Stack } from '../../components/Stack/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { useMessages } from '../../messages/index.ts'
import { ShareButton } from '../ShareButton/index.ts'
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
