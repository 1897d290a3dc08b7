/** What SkipLink says by itself. */
export const skipLinkMessages = {
  toContent: 'Skip to content',
}
