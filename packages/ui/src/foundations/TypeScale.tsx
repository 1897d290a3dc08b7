import { typeScale } from '../theme/type.ts'
import { typography } from '../theme/typography.css.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'

const PURPOSE = {
  masthead: 'The title of the small-ads page.',
  hero: 'The headline of the home page.',
  h1: 'The title of a page.',
  h2: 'The title of a section.',
  h3: 'The name on a card, the title of a panel.',
  plate: 'The name on the plate of a classified.',
  price: 'A price.',
  lead: 'The first sentence of a page.',
  body: 'Running text, fields, buttons.',
  small: 'What goes with something else.',
  label: 'Labels, badges, table heads.',
} as const satisfies Record<keyof typeof typeScale, string>

const SAMPLES = {
  display: 'Lamu to ǁKaras',
  text: 'Ten stone rooms under the apricot dunes, by ǁKaras and Ọ̀ṣun.',
} as const

/** Every kind of text, set in itself. */
export function TypeScale() {
  return (
    <Block>
      <table className={styles.table}>
        <thead className={styles.titles}>
          <tr>
            <th scope="col" className={styles.head}>
              Kind
            </th>
            <th scope="col" colSpan={3} className={styles.head}>
              Set in itself
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(typeScale).map(([kind, { family, size, line, weight, width }]) => (
            <tr key={kind} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <span className={styles.name}>{kind}</span>
                <span className={styles.quiet}>{PURPOSE[kind as keyof typeof typeScale]}</span>
              </th>
              <td colSpan={3} className={styles.cell}>
                <div className={styles.sample}>
                  <div className={typography[kind as keyof typeof typeScale]}>{SAMPLES[family]}</div>
                </div>
                <span className={styles.code}>
                  {size} / {line}, {weight}, {width}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}
