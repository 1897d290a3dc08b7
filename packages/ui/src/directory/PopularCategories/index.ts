export { PopularCategories, type PopularCategoriesProps, type PopularCategory } from './PopularCategories.tsx'
