export { HoursEditor, type HoursEditorProps } from './HoursEditor.tsx'
