import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { ChevronDownIcon, CheckboxGroup, useNarrowing, OptionList, VisuallyHidden, useFormatCount } from '@dira/ui'
import * as styles from './choices.css.ts'
import { choiceMenuMessages } from './messages.ts'

export interface TableChoice {
  readonly value: string
  readonly label: string
}

interface ChoiceMenuProps {
  label: string
  options: readonly TableChoice[]
  /** Several can be chosen, and the menu stays open. @default one is pressed and the menu closes */
  chosen?: readonly string[]
  onChange: (values: readonly string[]) => void
  look: 'filter' | 'bulk'
  icon?: ReactNode
  /** After the label. */
  end?: ReactNode
  ref?: Ref<HTMLButtonElement>
  keyshortcuts?: string
}

/** A button with a menu of values. */
export function ChoiceMenu({ label, options, chosen, onChange, look, icon, end, ref, keyshortcuts }: ChoiceMenuProps) {
  const messages = choiceMenuMessages
  const formatCount = useFormatCount()
  return (
    <DialogTrigger>
      <Button
        {...(ref && { ref })}
        className={styles.trigger[look]}
        {...(keyshortcuts && { 'aria-keyshortcuts': keyshortcuts })}
      >
        {icon}
        {label}
        {chosen && chosen.length > 0 && (
          <>
            <span aria-hidden="true" className={styles.number}>
              {formatCount(chosen.length)}
            </span>
            <VisuallyHidden>, {messages.chosen(chosen.length)}</VisuallyHidden>
          </>
        )}
        {end ?? <ChevronDownIcon size={18} />}
      </Button>
      <Popover placement="bottom start" offset={4} className={styles.popover}>
        <Dialog aria-label={label} className={styles.menu}>
          {({ close }) =>
            chosen ? (
              <Boxes label={label} options={options} chosen={chosen} onChange={onChange} />
            ) : (
              <OptionList
                label={label}
                options={options}
                onChoose={(value) => {
                  onChange([value])
                  close()
                }}
              />
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** Values of which several can be chosen. */
function Boxes({
  label,
  options,
  chosen,
  onChange,
}: Required<Pick<ChoiceMenuProps, 'label' | 'options' | 'chosen' | 'onChange'>>) {
  const whole = useRef<HTMLDivElement>(null)
  const { field, shown, onKeyDown } = useNarrowing({
    options: options.map((option) => ({ ...option, isSelected: chosen.includes(option.value) })),
    kind: label,
    onTake: ({ value, isSelected }) =>
      onChange(isSelected ? chosen.filter((one) => one !== value) : [...chosen, value]),
  })
  useEffect(() => whole.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what happens on its field and its boxes.
    <div ref={whole} className={styles.boxes} onKeyDown={onKeyDown}>
      <CheckboxGroup
        label={label}
        hideLabel
        look="menu"
        head={field}
        name={label}
        options={shown}
        value={chosen}
        onChange={onChange}
      />
    </div>
  )
}
