import type { CSSProperties, ReactNode } from 'react'
import { darkElevation, lightElevation } from '../theme/colors.ts'
import { breakpoints, scales } from '../theme/scales.ts'
import { vars } from '../theme/vars.css.ts'
import { Block } from './Block.tsx'
import * as styles from './foundations.css.ts'

interface ScaleStep {
  readonly name: string
  readonly value: string
  /** What shows it. */
  readonly sample: ReactNode
}

const bar = (inlineSize: string | undefined) => <div className={styles.bar} style={{ inlineSize }} />
// The widths of a page would not fit on one.
const quarter = (length: string | undefined) => bar(`calc(${length} / 4)`)
const tile = (style: CSSProperties) => <div className={styles.tile} style={style} />

/** The steps of a table of tokens, each with what shows it, painted by the token itself. */
const steps = (
  group: string,
  values: Readonly<Record<string, string>>,
  tokens: Readonly<Record<string, string>>,
  show: (token: string | undefined) => ReactNode,
): ScaleStep[] =>
  Object.entries(values).map(([key, value]) => ({ name: `${group}.${key}`, value, sample: show(tokens[key]) }))

const elevation = Object.fromEntries(
  Object.entries(lightElevation).map(([key, day]) => {
    const night = darkElevation[key as keyof typeof darkElevation]
    return [key, day === night ? day : `By day ${day}; by night ${night}`]
  }),
)

const SCALES = {
  space: steps('space', scales.space, vars.space, bar),
  size: steps('size', scales.size, vars.size, quarter),
  breakpoint: steps('breakpoints', breakpoints, breakpoints, quarter),
  border: steps('border', scales.border, vars.border, (borderWidth) => tile({ borderWidth })),
  radius: steps('radius', scales.radius, vars.radius, (borderRadius) => tile({ borderRadius })),
  elevation: steps('elevation', elevation, vars.elevation, (boxShadow) => tile({ boxShadow })),
} as const

export interface ScaleProps {
  /** Which tokens. */
  of: keyof typeof SCALES
}

/** Tokens that are lengths or shadows, drawn. */
export function Scale({ of }: ScaleProps) {
  return (
    <Block>
      {of === 'space' || of === 'size' || of === 'breakpoint' ? (
        <Lengths scale={SCALES[of]} />
      ) : (
        <div className={styles.tiles}>
          {SCALES[of].map(({ name, value, sample }) => (
            <div key={name}>
              {sample}
              <span className={styles.name}>{name}</span>
              <span className={styles.code}>{value}</span>
            </div>
          ))}
        </div>
      )}
    </Block>
  )
}

function Lengths({ scale }: { scale: readonly ScaleStep[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {scale.map(({ name, value, sample }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <span className={styles.name}>{name}</span>
            </th>
            <td className={styles.cell}>{value}</td>
            <td colSpan={2} className={styles.cell}>
              <div className={styles.sample}>{sample}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
