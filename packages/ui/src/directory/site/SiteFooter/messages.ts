/** What SiteFooter says by itself. */
export const siteFooterMessages = {
  label: 'Footer',
  copyright: '© Dira. All rights reserved.',
}
