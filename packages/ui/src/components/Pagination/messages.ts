/** What Pagination says by itself. */
export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
}
