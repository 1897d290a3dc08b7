/** Kept for the pages of this app until their imports name the package. */
export { NoticeProvider, useNotices } from '@dira/app'
