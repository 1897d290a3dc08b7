import type { Standing } from '@dira/directory-core'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx'

export interface TierBadgeProps extends Omit<BadgeProps, 'look' | 'children'> {
  tier: Standing
  /** The word of the tier, from the view model. */
  label: string
}

const LOOKS = {
  unclaimed: { look: 'outline', needles: 1, hollow: false, dashed: true },
  classified: { look: 'outline', needles: 1, hollow: true, dashed: false },
  standard: { look: 'action', needles: 1, hollow: false, dashed: false },
  premium: { look: 'sun', needles: 2, hollow: false, dashed: false },
} as const satisfies Record<Standing, { look: BadgeProps['look']; needles: number; hollow: boolean; dashed: boolean }>

/** The package of a listing, or that it is not yet claimed. Its word and the count of its needles carry the meaning, colour only supports it. */
export function TierBadge({ tier, label, ...props }: TierBadgeProps) {
  const { look, needles, hollow, dashed } = LOOKS[tier]
  return (
    <Badge look={look} {...props}>
      {Array.from({ length: needles }, (_, index) => (
        <Needle key={index} hollow={hollow} dashed={dashed} />
      ))}
      {label}
    </Badge>
  )
}
