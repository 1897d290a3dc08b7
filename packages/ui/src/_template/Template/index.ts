export { Template, type TemplateProps } from './Template.tsx'
