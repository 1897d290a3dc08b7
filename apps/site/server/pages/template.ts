import type * as EntryServer from '../../src/entry-server.tsx'

/** The place of the first script of a page in index.html. */
export const BOOT_MARK = '<!--boot-->'

/** Puts a rendered page into the template that the build made of index.html. */
export function fillTemplate(
  template: string,
  { head, app, data }: Pick<EntryServer.RenderedPage, 'head' | 'app' | 'data'>,
): string {
  // Functions, because a replacement text would read `$&` in a business name as an instruction.
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--data-->', () => data)
}
