/** What Breadcrumbs says by itself. */
export const breadcrumbsMessages = {
  label: 'Breadcrumbs',
}
