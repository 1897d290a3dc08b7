import { Heading, PageBody, Stack, Text } from '@dira/ui'
import type { ReactNode } from 'react'

interface TextPageProps {
  readonly title: string
  /** Paragraphs under a head each. */
  readonly sections: readonly { readonly heading: string; readonly text: ReactNode }[]
}

/** A page to be read: a title, and under it sections in a column that is good to read. */
export function TextPage({ title, sections }: TextPageProps) {
  return (
    <PageBody>
      <Stack gap={6} style={{ maxInlineSize: '65ch' }}>
        <Heading level={1}>{title}</Heading>
        {sections.map(({ heading, text }) => (
          <Stack key={heading} gap={2}>
            <Heading level={2} size="h3">
              {heading}
            </Heading>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </PageBody>
  )
}
