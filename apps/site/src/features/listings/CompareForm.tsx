import { COMPARE_LIMIT, type ListingCard } from '@dira/directory-core'
import { Checkbox, Grid, Heading, NativeButton, Stack } from '@dira/ui'
import { paths } from '@dira/data/site'

/** The way to a comparison without script: with it, each listing has a button of its own. */
export function CompareForm({ cards }: { readonly cards: readonly ListingCard[] }) {
  return (
    <noscript>
      <form method="get" action={paths.compare([])}>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            Compare up to {COMPARE_LIMIT} of them
          </Heading>
          <Grid columns={{ base: 1, md: 2, lg: 3 }} gap={3}>
            {cards.map(({ slug, businessName }) => (
              <Checkbox key={slug} name="listing" value={slug}>
                {businessName}
              </Checkbox>
            ))}
          </Grid>
          <div>
            <NativeButton type="submit" variant="secondary">
              Compare
            </NativeButton>
          </div>
        </Stack>
      </form>
    </noscript>
  )
}
