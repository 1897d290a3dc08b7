import axe from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that ask for colours: all that another theme can break. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page: the rule, and where it is broken. A fragment of a page is in the body alone, and is spared the
 * rules that only a whole page can keep, such as the one main landmark. With `onlyColours` it looks at colours alone.
 */
export async function accessibilityFaults({
  isPage,
  onlyColours = false,
}: {
  isPage: boolean
  onlyColours?: boolean
}): Promise<string[]> {
  const { violations } = await axe.run(isPage ? document : document.body, {
    ...(onlyColours ? { runOnly: RULES_OF_COLOURS } : { runOnly: STANDARDS, rules: { region: { enabled: isPage } } }),
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}. ${failureSummary}`),
  )
}
