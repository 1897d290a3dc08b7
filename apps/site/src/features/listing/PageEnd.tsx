import { Stack } from '@dira/ui'
import { Suggesting, type SuggestingProps } from '../../shared/suggestChange/Suggesting.tsx'
import { Known } from '../../shared/suggestChange/Known.tsx'
import { Nearby } from './Nearby.tsx'

export { CheckedDate } from '@dira/ui'
export { Known }

/** The places near a business, and the way to suggest a change to its page. */
export function PageEnd({ data, onReady }: SuggestingProps) {
  return (
    <Stack gap={7}>
      <Nearby data={data} />
      <Suggesting data={data} onReady={onReady} />
    </Stack>
  )
}
