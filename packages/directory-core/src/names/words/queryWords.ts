import type { CategorySlug, SubcategorySlug } from '../../category/categories.ts'

/** What travellers of one language type for the site's categories and subcategories. Its modules are data; `understandQuery` reads them. */
export interface QueryWords {
  /**
   * Words and phrases by what they mean, with commas between them, in lower case. Common misspellings that are more than one edit away are among
   * them. Plurals are listed where no ending makes them.
   */
  readonly kinds: Readonly<Partial<Record<CategorySlug | SubcategorySlug, string>>>
  /** Words with blanks between them that no filter holds: those that join ('in', 'near'), and praise ('best'). */
  readonly stopWords: string
  /** The same of several words, with commas between them: 'things to do' is all that a place has. */
  readonly stopPhrases: string
}
