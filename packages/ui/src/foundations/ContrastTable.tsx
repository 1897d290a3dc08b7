import { darkColors, lightColors } from '../theme/colors.ts'
import { colorNamed, contrast } from '../theme/contrast.ts'
import { contrastPairs } from '../theme/contrastPairs.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'
import { Table } from './Table.tsx'

const THEMES = { light: lightColors, dark: darkColors } as const

export interface ContrastTableProps {
  /** Only the pairs with a colour of this group, such as `tier`. @default all of them */
  group?: string
}

/** Which colour is used on which, and their contrast, computed from the themes. */
export function ContrastTable({ group }: ContrastTableProps) {
  const pairs = group ? contrastPairs.filter(({ foreground }) => foreground.startsWith(`${group}.`)) : contrastPairs
  return (
    <Block>
      <Table titles={['Pair', 'At least', 'Light', 'Dark']}>
        {pairs.map(({ foreground, field, least }) => (
          <tr key={`${foreground} ${field}`} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <span className={styles.name}>{foreground}</span>
              <span className={styles.code}>on {field}</span>
            </th>
            <td className={styles.cell}>
              <span className={styles.number}>{least} : 1</span>
              <span className={styles.quiet}>{least === 3 ? 'lines and marks' : 'text'}</span>
            </td>
            {Object.entries(THEMES).map(([theme, colors]) => {
              const color = colorNamed(colors, foreground)
              const backgroundColor = colorNamed(colors, field)
              return (
                <td key={theme} className={styles.cell}>
                  <span className={styles.pair} style={{ color, backgroundColor }}>
                    {contrast(color, backgroundColor).toFixed(1)} : 1
                  </span>
                  <span className={styles.code}>
                    {color} / {backgroundColor}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </Table>
    </Block>
  )
}
