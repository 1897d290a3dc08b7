import { Button, Heading, Notice, Select, Text } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import type { ImportFileReading, ImportReadAs, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface ImportReadingProps {
  /** Reads the file another way. @default the file is not at hand any more, and has to be chosen again */
  onReadAs?: ((readAs: ImportReadAs) => void) | undefined
}

interface Props extends ImportReadingProps {
  /** It is being read another way already. */
  isBusy: boolean
  job: ImportView
  reading: ImportFileReading
  onNext: () => void
}

/** How a file was read: its letters, the row of the names and its sheet, each of which can be chosen, and some rows to look at. */
export function ImportReading({ job, reading, isBusy, onReadAs, onNext }: Props) {
  const messages = importListingsMessages
  const { encoding, isGuess, headerLine, top, sheet, sheets, notes, readAs } = reading
  const change = (changed: ImportReadAs) => onReadAs?.({ ...readAs, ...changed })
  const isFixed = isBusy || onReadAs === undefined
  return (
    <section className={styles.part}>
      <Heading level={2} size="h3">
        {messages.howRead}
      </Heading>
      {isGuess && <Notice>{messages.lookAtLetters(encodingName(encoding ?? '', messages.encodings))}</Notice>}
      {notes.map((note) => (
        <Notice key={note.kind}>
          <p className={styles.wraps}>{messages.notes[note.kind](note)}</p>
          {note.kind === 'merged' && (
            <Button variant="link" isDisabled={isFixed} onPress={() => change({ fillsDown: !readAs.fillsDown })}>
              {readAs.fillsDown ? messages.fillNot : messages.fillDown}
            </Button>
          )}
          {note.kind === 'garbled' && (
            <Button variant="link" isDisabled={isFixed} onPress={() => change({ mendsLetters: !readAs.mendsLetters })}>
              {readAs.mendsLetters ? messages.mendNot : messages.mendLetters}
            </Button>
          )}
        </Notice>
      ))}
      <div className={styles.readAs}>
        <Select
          label={messages.headerLine}
          labelPlacement="above"
          disabled={isFixed}
          options={top.map(({ line, text }) => ({ value: String(line), label: messages.topRow(line, text) }))}
          value={String(headerLine)}
          onChange={(line) => change({ headerLine: Number(line) })}
        />
        {encoding !== null && (
          <Select
            label={messages.encoding}
            labelPlacement="above"
            disabled={isFixed}
            options={Object.entries(messages.encodings).map(([value, label]) => ({ value, label }))}
            value={encoding}
            // The choices are those of the list.
            onChange={(value) => change({ encoding: value as ImportReadAs['encoding'] })}
          />
        )}
        {sheets.length > 1 && (
          <Select
            label={messages.sheet}
            labelPlacement="above"
            disabled={isFixed}
            options={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet ?? ''}
            // Another sheet has its names in another row.
            onChange={(name) => change({ sheet: name, headerLine: undefined })}
          />
        )}
      </div>
      {onReadAs === undefined && (
        <Text size="small" tone="muted">
          {messages.chooseAgain}
        </Text>
      )}
      <Rows names={job.columns.map(({ name }) => name)} rows={reading.rows} />
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onPress={onNext} aria-keyshortcuts={messages.goOnKeys}>
          {messages.isRight}
        </Button>
      </div>
    </section>
  )
}

function Rows({ names, rows }: { readonly names: readonly string[]; readonly rows: ImportFileReading['rows'] }) {
  const messages = importListingsMessages
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={messages.someRows}
      // Tables wider than the screen are scrolled by keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.shownRows}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column} className={styles.shownCell}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const encodingName = (encoding: string, names: Readonly<Record<string, string>>) => names[encoding] ?? encoding

/** Whether a person should look at how a file was read before the columns are decided. */
export const hasQuestions = ({ readAs, isGuess, headerLine, top, sheets, notes }: ImportFileReading): boolean =>
  Object.keys(readAs).length > 0 || isGuess || notes.length > 0 || sheets.length > 1 || top[0]?.line !== headerLine
