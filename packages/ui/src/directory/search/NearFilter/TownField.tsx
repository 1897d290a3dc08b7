import { useId, type ComponentProps, type Ref } from 'react'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { nearFilterMessages } from './messages.ts'
import { nearPanelMessages } from './panelMessages.ts'
import type { useTownChoice } from './useTownChoice.ts'

interface TownFieldProps extends Pick<ComponentProps<'input'>, 'aria-describedby'> {
  choice: ReturnType<typeof useTownChoice>
  ref: Ref<HTMLInputElement>
}

/**
 * 'Near which town?': a text with the browser's own list of towns under it (`<datalist>`), those that are known and those that were looked up. Written
 * without accents or without its country, a town is understood as well, once the field is left or the form is sent.
 */
export function TownField({ choice: { text, towns, problem, change, settle }, ref, ...props }: TownFieldProps) {
  const { town: question, noTown } = useMessages('nearFilter', nearFilterMessages)
  const messages = useMessages('nearPanel', nearPanelMessages)
  const listId = useId()
  return (
    <>
      <TextField
        ref={ref}
        label={question}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        placeholder={noTown}
        value={text}
        onChange={change}
        // Another one is typed over it.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => void settle()}
        // A form whose button is off is not sent by Enter.
        onKeyDown={({ key }) => key === 'Enter' && void settle()}
        {...(problem && { error: messages[problem] })}
        {...props}
      />
      <datalist id={listId}>
        {towns.map(({ value: town, label }) => (
          <option key={town}>{label}</option>
        ))}
      </datalist>
    </>
  )
}
