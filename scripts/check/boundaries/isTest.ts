/** Tests, stories and their helpers: they may import from any folder. */
export function isTest(path: string): boolean {
  return /\.(test|spec|stories)\.tsx?$|^tests\/|\/testing\/|^packages\/ui\/src\/(pages|foundations)\/|^\.storybook\//.test(
    path,
  )
}
