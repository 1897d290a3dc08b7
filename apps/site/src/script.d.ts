declare module '*.ts?script' {
  /** The module and its imports as one classic script, small enough to stand inline in a page. */
  export const script: string
}
