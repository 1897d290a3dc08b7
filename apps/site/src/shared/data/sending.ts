// What a form needs once somebody writes in it, in one piece.
export { contactErrors } from './contactErrors.ts'
export { siteSubmissions } from './siteData.ts'
