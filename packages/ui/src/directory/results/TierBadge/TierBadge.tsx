import type { PackageTier } from '@dira/directory-core'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx'

export interface TierBadgeProps extends Omit<BadgeProps, 'look' | 'children'> {
  tier: PackageTier
  /** The word of the tier, from the view model. */
  label: string
}

const LOOKS = {
  classified: { look: 'outline', needles: 1, hollow: true },
  standard: { look: 'action', needles: 1, hollow: false },
  premium: { look: 'sun', needles: 2, hollow: false },
} as const satisfies Record<PackageTier, { look: BadgeProps['look']; needles: number; hollow: boolean }>

/** The package of a listing. Its word and the count of its needles carry the meaning, colour only supports it. */
export function TierBadge({ tier, label, ...props }: TierBadgeProps) {
  const { look, needles, hollow } = LOOKS[tier]
  return (
    <Badge look={look} {...props}>
      {Array.from({ length: needles }, (_, index) => (
        <Needle key={index} hollow={hollow} />
      ))}
      {label}
    </Badge>
  )
}
