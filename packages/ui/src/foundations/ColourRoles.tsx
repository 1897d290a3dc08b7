import { darkColors, lightColors } from '../theme/colors.ts'
import { vars } from '../theme/vars.css.ts'
import { Block } from './Block.tsx'
import { colourRoles } from './colourRoles.ts'
import * as styles from './foundations.css.ts'
import { Table } from './Table.tsx'
import { tokenEntries } from './tokenEntries.ts'

export interface ColourRolesProps {
  /** The group, such as `tier`. */
  group: keyof typeof colourRoles
}

/** The colours of a group by day and by night: painted by the style sheet, written as the theme has them. */
export function ColourRoles({ group }: ColourRolesProps) {
  const painted = new Map(tokenEntries(vars.color[group], group))
  const dark = new Map(tokenEntries(darkColors[group], group))
  return (
    <Block>
      <p className={styles.intro}>{colourRoles[group]}</p>
      <Table titles={['Role', 'Light', 'Dark']}>
        {tokenEntries(lightColors[group], group).map(([path, light]) => (
          <tr key={path} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <span className={styles.name}>{path}</span>
              <span className={styles.code}>vars.color.{path}</span>
            </th>
            {[
              ['light', light],
              ['dark', dark.get(path)],
            ].map(([theme, value]) => (
              <td key={theme} className={styles.cell}>
                <span data-theme={theme} className={styles.swatch} style={{ background: painted.get(path) }} />
                <span className={styles.code}>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Block>
  )
}
