/** Where image files lie. Paths are those of core's `imagePaths`, such as `/media/…/480.webp`; what lies at one never changes. */
export interface ImageStore {
  /** Stores a file; a second time it changes nothing. */
  readonly write: (path: string, content: Uint8Array) => Promise<void>
  /** The content of a file; undefined where there is none. */
  readonly read: (path: string) => Promise<Buffer | undefined>
  /** Removes files; one that is gone already is no error. */
  readonly remove: (paths: readonly string[]) => Promise<void>
}
