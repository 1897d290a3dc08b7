/** What ScopeHeader says by itself. */
export const scopeHeaderMessages = {
  eyebrow: 'Business Listings',
}
