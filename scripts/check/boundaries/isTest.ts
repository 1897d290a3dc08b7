/** Tests and stories, and what is made for them: made-up data may look into any room. */
export function isTest(path: string): boolean {
  return /\.(test|spec|stories)\.tsx?$|^tests\/|\/testing\/|^packages\/ui\/src\/(pages|foundations)\/|^\.storybook\//.test(
    path,
  )
}
