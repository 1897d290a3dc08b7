export { type EditedImagesOptions, imagesEditorProps, queued, imagesNote } from './imagesEditorProps.ts'
export { type QueuedFile, type UploadHandlers, type UploadQueue, createUploadQueue } from './uploadQueue.ts'
export { type ImageFilesOptions, useImageFiles } from './useImageFiles.ts'
export { useUploads } from './useUploads.ts'
