/** What the documentation of a component says beside its props. Markdown; one to three plain sentences each. */
export interface Notes {
  /** When this is the right component. */
  readonly use: string
  /** Which components are right in the neighbouring cases. */
  readonly instead: string
  /** Which keys do what. */
  readonly keyboard: string
  /** The things that are announced, and those that are not. */
  readonly screenReader: string
}

// `parameters: { notes: … }` of a story is checked against it.
declare module 'storybook/internal/csf' {
  interface Parameters {
    notes?: Notes
  }
}
