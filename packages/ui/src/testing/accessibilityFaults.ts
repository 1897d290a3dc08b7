import axe from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page: the rule, and where it is broken. A fragment of a page is in the body alone, and is spared the
 * rules that only a whole page can keep, such as the one main landmark.
 */
export async function accessibilityFaults({ isPage }: { isPage: boolean }): Promise<string[]> {
  const { violations } = await axe.run(isPage ? document : document.body, {
    runOnly: STANDARDS,
    rules: { region: { enabled: isPage } },
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}. ${failureSummary}`),
  )
}
