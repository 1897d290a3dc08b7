/** The names of the site's locale: the one place that says which locale that is. */
export * from '@dira/directory-core/names/en'
