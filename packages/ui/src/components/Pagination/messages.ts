import { englishCount } from '../../messages/count.ts'

/** What Pagination says by itself. */
export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${englishCount(page)}`,
  position: (page: number, pageCount: number) => `Page ${englishCount(page)} of ${englishCount(pageCount)}`,
}
