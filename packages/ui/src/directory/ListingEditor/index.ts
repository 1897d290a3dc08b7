export { EditorField, type EditorFieldProps, type FieldMark } from './EditorField.tsx'
export { EditorItems, type EditorItemsProps } from './EditorItems.tsx'
export { EditorSection, type EditorSectionProps } from './EditorSection.tsx'
export { ListingEditor, type EditorSummary, type ListingEditorProps } from './ListingEditor.tsx'
