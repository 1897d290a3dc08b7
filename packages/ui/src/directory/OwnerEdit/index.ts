export { OwnerEdit, type OwnerEditProps } from './OwnerEdit.tsx'
export { OwnerEditField, type OwnerEditFieldProps } from './OwnerEditField.tsx'
export { OwnerEditMark, type OwnerEditMarkProps } from './OwnerEditMark.tsx'
