import { Fragment, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { ForwardIcon, SearchIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingPicture } from '../../results/ListingPicture/ListingPicture.tsx'
import * as styles from './SearchSuggestions.css.ts'
import { searchSuggestionsMessages } from './messages.ts'
import type { MarkedText, SuggestedLines } from './suggestedLines.ts'
import { optionId, useCombobox, type LoadSuggestions } from './useCombobox.ts'
import { useRoomBelow } from './useRoomBelow.ts'

export interface SearchSuggestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Finds the lines for a text; undefined, or a rejection, where that is not possible: the list then stays shut. The signal tells that they are no longer wanted. */
  load: LoadSuggestions
  /** The text of the field before the visitor typed. Where another one is in it by now, the list opens at once. @default the list waits for typing */
  typedFrom?: string
}

/**
 * Suggestions under a search field while one types: places, categories, businesses, then all results. It stands in a `SearchBox` and makes the field
 * of that one a combobox; load its code when the field is first touched.
 */
export function SearchSuggestions({ load, typedFrom, className, ...props }: SearchSuggestionsProps) {
  const messages = useMessages('searchSuggestions', searchSuggestionsMessages)
  const listId = useId()
  const inside = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { lines, chosen, close } = useCombobox({ inside, load, typedFrom, listId })
  useRoomBelow(list, lines !== undefined)
  const rows = lines && rowsOf(lines, messages)
  const count = (rows?.length ?? 0) + 1

  const closeIfPlain = (event: MouseEvent) => {
    if (isPlain(event)) close()
  }
  const groups = rows && Map.groupBy(rows, ({ group }) => group)
  return (
    <div className={joinClasses(styles.place, className)} {...props}>
      <VisuallyHidden ref={inside} role="status">
        {lines && messages.announced(count)}
      </VisuallyHidden>
      {lines && rows && groups && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={messages.label}
          className={styles.list}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {Array.from(groups, ([group, inGroup]) => (
            <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className={styles.group}>
              <div id={`${listId}-${group}`} className={styles.label}>
                {messages[group]}
              </div>
              <div role="presentation" className={styles.rows}>
                {inGroup.map((row) => (
                  <Option
                    key={row.href}
                    listId={listId}
                    index={rows.indexOf(row)}
                    chosen={chosen}
                    href={row.href}
                    onClick={closeIfPlain}
                  >
                    <span className={styles.picture}>{row.picture}</span>
                    {row.text} {row.listings && <span className={styles.count}>{row.listings}</span>}
                    <ForwardIcon size={18} className={styles.arrow} />
                  </Option>
                ))}
              </div>
            </div>
          ))}
          <Option
            listId={listId}
            index={rows.length}
            chosen={chosen}
            href={lines.href}
            className={styles.all}
            onClick={(event) => {
              if (!isPlain(event)) return
              // As Enter does it.
              event.preventDefault()
              close()
              inside.current?.closest('form')?.requestSubmit()
            }}
          >
            <SearchIcon size={20} className={styles.glass} />
            <Marked of={allResults(lines, messages)} className={styles.allText} />
            <Hints />
          </Option>
        </div>
      )}
    </div>
  )
}

interface OptionProps extends ComponentProps<'a'> {
  readonly listId: string
  readonly index: number
  readonly chosen: number | undefined
}

/** A line. A link, so that it can be opened in another tab; a press on it is the application's. */
function Option({ listId, index, chosen, className, children, ...props }: OptionProps) {
  return (
    <a
      id={optionId(listId, index)}
      role="option"
      aria-selected={chosen === index}
      tabIndex={-1}
      draggable={false}
      className={joinClasses(styles.option, className)}
      {...props}
    >
      {children}
    </a>
  )
}

interface Row {
  readonly group: 'places' | 'categories' | 'businesses'
  readonly href: string
  readonly picture: ReactNode
  readonly text: ReactNode
  /** How many it has. @default it is one */
  readonly listings?: string
}

function rowsOf({ places, categories, listings }: SuggestedLines, messages: typeof searchSuggestionsMessages): Row[] {
  return [
    ...places.map(({ href, name, country, count }, at): Row => ({
      group: 'places',
      href,
      picture: <Needle hollow={at > 0} className={styles.needle} />,
      text: <Text name={name} {...(country && { detail: plain(country) })} />,
      ...(count !== undefined && { listings: messages.listings(count) }),
    })),
    ...categories.map(({ href, name, icon, place, count }): Row => ({
      group: 'categories',
      href,
      picture: <Pictogram name={icon} size={20} />,
      text: <Text name={name} {...(place && { detail: within(messages.inPlace(place.text), place) })} />,
      listings: messages.listings(count),
    })),
    ...listings.map(({ href, name, category, place, picture }): Row => ({
      group: 'businesses',
      href,
      picture: <ListingPicture card={picture} markSize={20} className={styles.cover} />,
      text: <Text isStacked name={name} detail={plain(messages.categoryAndPlace(category, place))} />,
    })),
  ]
}

const plain = (text: string): MarkedText => ({ text, marks: [] })

/** A sentence with what is marked of a part of it. */
function within(sentence: string, { text, marks }: MarkedText): MarkedText {
  const at = sentence.indexOf(text)
  return { text: sentence, marks: marks.map(({ start, end }) => ({ start: start + at, end: end + at })) }
}

interface TextProps {
  readonly name: MarkedText
  readonly detail?: MarkedText
  /** Each on a line of its own. @default beside each other where there is space */
  readonly isStacked?: boolean
}

function Text({ name, detail, isStacked = false }: TextProps) {
  return (
    <span className={isStacked ? styles.stackedText : styles.text}>
      <Marked of={name} className={styles.name} /> {detail && <Marked of={detail} className={styles.detail} />}
    </span>
  )
}

/** A text with the parts of it that were typed. */
function Marked({ of: { text, marks }, className }: { of: MarkedText; className: string }) {
  const ends = [0, ...marks.map(({ end }) => end)]
  return (
    <bdi className={className}>
      {marks.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(ends[at], start)}
          <span className={styles.mark}>{text.slice(start, end)}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </bdi>
  )
}

/** What the last line says: how many results there are, or that one may search all the same. */
function allResults({ matches, search }: SuggestedLines, messages: typeof searchSuggestionsMessages): MarkedText {
  if (matches === 0) return plain(messages.searchFor(search))
  const number = messages.count(matches)
  return within(messages.all(matches, search), { text: number, marks: [{ start: 0, end: number.length }] })
}

/** Which keys do what, for those who see them. A combobox says it by itself to those who hear it. */
function Hints() {
  const messages = useMessages('searchSuggestions', searchSuggestionsMessages)
  return (
    <span aria-hidden="true" className={styles.hints}>
      <kbd className={styles.hintKey}>↑</kbd>
      <kbd className={styles.hintKey}>↓</kbd>
      {messages.arrowsHint}
      <kbd className={styles.hintKey}>{messages.enterKey}</kbd>
      {messages.enterHint}
      <kbd className={styles.hintKey}>{messages.escapeKey}</kbd>
      {messages.escapeHint}
    </span>
  )
}

/** Whether a press opens a line here and now, and not in another tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
