export { ImagesEditor, type EditedImage, type ImagesEditorProps, type ImageUpload } from './ImagesEditor.tsx'
