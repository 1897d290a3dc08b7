/** What PopularCategories says by itself. */
export const popularCategoriesMessages = {
  heading: 'Popular Categories',
}
