import { Checkbox, Heading, KeyHint, Sheet, type SheetProps, Stack } from '@dira/ui'
import * as styles from './KeysSheet.css.ts'
import { keysSheetMessages } from './messages.ts'

/** Keys that belong together, such as those of a page. */
export interface KeyGroup {
  readonly title: string
  /** Their presses as `KeyHint` takes them, and what they do. */
  readonly keys: readonly { readonly keys: string; readonly label: string }[]
}

export interface KeysSheetProps extends Omit<SheetProps, 'title' | 'children'> {
  groups: readonly KeyGroup[]
  /** Whether keys without Control or Command do anything. */
  isOn: boolean
  /** They were switched on or off: who dictates or slips off a key wants them off. */
  onChange: (isOn: boolean) => void
}

/** All keys of a page, and the switch that turns the single ones off. */
export function KeysSheet({ groups, isOn, onChange, ...props }: KeysSheetProps) {
  const messages = keysSheetMessages
  return (
    <Sheet title={messages.title} {...props}>
      <Stack gap={5}>
        <Checkbox checked={isOn} onChange={onChange} description={messages.switchHint}>
          {messages.switch}
        </Checkbox>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <Heading level={3}>{title}</Heading>
            <dl className={styles.keys}>
              {keys.map(({ keys: presses, label }) => (
                <div key={presses} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.presses}>
                    <KeyHint keys={presses} look="text" />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Sheet>
  )
}
