import { TierBadge, type TierBadgeProps } from '../directory/results/TierBadge/TierBadge.tsx'
import { darkColors, lightColors } from '../theme/colors.ts'
import { contrast } from '../theme/contrast.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'
import { Table } from './Table.tsx'

const TIERS = [
  ['premium', 'Premium'],
  ['standard', 'Standard'],
  ['classified', 'Classified'],
] as const satisfies readonly (readonly [TierBadgeProps['tier'], string])[]

/** The badge of each package in both themes, with its colours. */
export function TierBadges() {
  return (
    <Block>
      <Table titles={['Package', 'Light', 'Dark']}>
        {TIERS.map(([tier, label]) => (
          <tr key={tier} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <span className={styles.name}>tier.{tier}</span>
              <span className={styles.code}>vars.color.tier.{tier}</span>
            </th>
            {Object.entries({ light: lightColors, dark: darkColors }).map(([theme, colors]) => {
              const { bg, text, ...others } = colors.tier[tier]
              return (
                <td key={theme} className={styles.cell}>
                  <span data-theme={theme} className={styles.swatchField}>
                    <TierBadge tier={tier} label={label} />
                  </span>
                  {Object.entries({ field: bg, text, ...others }).map(([part, value]) => (
                    <span key={part} className={styles.entry}>
                      <span className={styles.dot} style={{ backgroundColor: value }} />
                      <span className={styles.code}>
                        {value} {part}
                      </span>
                    </span>
                  ))}
                  <span className={styles.quiet}>{contrast(text, bg).toFixed(1)} : 1</span>
                </td>
              )
            })}
          </tr>
        ))}
      </Table>
    </Block>
  )
}
