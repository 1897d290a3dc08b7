import type { ComponentProps } from 'react'
import { button } from '../../../components/Button/Button.css.ts'
import { Select, type SelectOption } from '../../../components/Select/Select.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { HiddenFields, type HiddenField } from '../HiddenFields.tsx'
import * as styles from './SortSelect.css.ts'
import { sortSelectMessages } from './messages.ts'

export interface SortSelectProps extends Omit<ComponentProps<'form'>, 'onChange' | 'children'> {
  /** The address of the list. */
  action: string
  /** The orders and their words, as directory-core has them. */
  options: readonly SelectOption[]
  /** The name of the order in the address's query. @default 'sort' */
  name?: string
  /** The order, when the parent keeps it. */
  value?: string
  /** The order at first, when the form keeps it itself. @default the first option */
  defaultValue?: string
  /** Another order was chosen. */
  onChange?: (value: string) => void
  /** What else stays in the address when the form navigates by itself, such as the search text. @default [] */
  keep?: readonly HiddenField[]
}

/** 'Sort by': a plain GET form, which without script has a button of its own. */
export function SortSelect({
  action,
  options,
  name = 'sort',
  value,
  defaultValue,
  onChange,
  keep = [],
  className,
  ...props
}: SortSelectProps) {
  const messages = useMessages('sortSelect', sortSelectMessages)
  return (
    <form method="get" action={action} className={joinClasses(styles.form, className)} {...props}>
      <HiddenFields fields={keep} />
      <Select
        label={messages.label}
        name={name}
        options={options}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onChange && { onChange })}
      />
      <noscript>
        <button type="submit" className={button({ variant: 'secondary' })}>
          {messages.apply}
        </button>
      </noscript>
    </form>
  )
}
