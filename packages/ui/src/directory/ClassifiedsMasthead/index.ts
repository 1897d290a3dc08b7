export { ClassifiedsMasthead, type ClassifiedsMastheadProps } from './ClassifiedsMasthead.tsx'
