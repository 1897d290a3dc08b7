import { formatRand, pricingPlans, type PricingPlan } from '@dira/directory-core'
import { CustomPackages, Heading, PageBody, PricingTable, Stack, Text } from '@dira/ui'
import { tiers, plans, paths } from '@dira/data/site'

const PLANS = pricingPlans({ plans, tiers })

/** `/pricing`: the three yearly packages. */
export function PricingPage() {
  return (
    <PageBody spacing="sections">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>Simple, Transparent Pricing</Heading>
          <Text size="lead" tone="muted" style={{ maxInlineSize: '36ch' }}>
            One yearly payment in rand. Pick how much of your business travellers can see.
          </Text>
        </Stack>
        <PricingTable
          plans={PLANS}
          priceOf={({ priceCents }: PricingPlan) => formatRand(priceCents)}
          hrefOf={({ tier }: PricingPlan) => paths.getListed(tier)}
        />
      </Stack>
      <CustomPackages contactHref={paths.contact} />
    </PageBody>
  )
}
