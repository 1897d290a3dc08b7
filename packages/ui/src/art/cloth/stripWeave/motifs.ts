import type { Box } from '../../shapes/field.ts'
import { upTo } from '../../shapes/inTurn.ts'
import { lozenge, polygon, rectangle } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'

/** The threads of a block. */
export interface Threads {
  readonly ground: string
  readonly figure: string
  readonly accent: string
}

type Motif = (block: Box, threads: Threads) => readonly Painted[]

const check: Motif = ({ x, y, width, height }, { figure }) =>
  upTo(16)
    .filter((cell) => ((cell >> 2) + cell) % 2 === 1)
    .map((cell) =>
      filled(figure, rectangle(x + ((cell >> 2) * width) / 4, y + ((cell % 4) * height) / 4, width / 4, height / 4)),
    )

const hourglass: Motif = ({ x, y, width, height }, { figure, accent }) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [
    ...[y, y + height].map((edge) =>
      filled(
        figure,
        polygon([
          [x, edge],
          [x + width, edge],
          [middleX, middleY],
        ]),
      ),
    ),
    filled(accent, lozenge(middleX, middleY, width * 0.14, height * 0.2)),
  ]
}

const bars: Motif = ({ x, y, width, height }, { figure, accent }) =>
  upTo(4).map((bar) => filled(bar % 2 ? accent : figure, rectangle(x, y + (bar * height) / 4 + 1, width, height / 8)))

const nestedLozenges: Motif = ({ x, y, width, height }, { ground, figure, accent }) =>
  (
    [
      [0.46, figure],
      [0.3, ground],
      [0.16, accent],
    ] as const
  ).map(([size, colour]) => filled(colour, lozenge(x + width / 2, y + height / 2, width * size, height * size)))

const steppedCross: Motif = ({ x, y, width, height }, { figure, accent }) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [
    ...[0.3, 0.65, 0.65, 0.3].map((share, step) =>
      filled(
        figure,
        rectangle(middleX - (width * share) / 2, y + (step * height) / 4, width * share, height / 4 + 0.3),
      ),
    ),
    filled(accent, rectangle(middleX - width * 0.08, middleY - height * 0.12, width * 0.16, height * 0.24)),
  ]
}

const chevrons: Motif = ({ x, y, width, height }, { figure, accent }) =>
  upTo(3).map((index) => {
    const row = height / 3
    const top = y + index * row
    return filled(
      index % 2 ? accent : figure,
      polygon([
        [x, top],
        [x + width / 2, top + row * 0.6],
        [x + width, top],
        [x + width, top + row * 0.45],
        [x + width / 2, top + row],
        [x, top + row * 0.45],
      ]),
    )
  })

/** What a block of weft can show. */
export const MOTIFS: readonly Motif[] = [check, hourglass, bars, nestedLozenges, steppedCross, chevrons]
