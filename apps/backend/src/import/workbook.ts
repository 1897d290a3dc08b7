import { ImportError } from './importError.ts'
import { readXml, type XmlListener } from './readXml.ts'
import type { ZipArchive } from './zipArchive.ts'

/** What the cells of a sheet are read by. */
export interface Workbook {
  /** The name of the sheet within the archive. */
  readonly sheet: string
  /** What the sheet is called, and all that are not hidden. */
  readonly title: string
  readonly titles: readonly string[]
  /** Texts that cells name by their place. */
  readonly texts: readonly string[]
  /** Whether a number with a style, named by its place, is a date. */
  readonly isDate: (style: number) => boolean
  /** Days are counted from 1904, as Excel on old Macs did. */
  readonly isFrom1904: boolean
}

interface Relation {
  readonly type: string
  readonly target: string
}

/** Reads all of a spreadsheet but the cells: of the sheet of some title, or of the first one that is not hidden. */
export async function readWorkbook(zip: ZipArchive, title?: string): Promise<Workbook> {
  const hear = async (name: string, listener: XmlListener) => {
    for await (const _ of readXml(zip.read(name), listener));
  }
  const [{ target: book } = { target: 'xl/workbook.xml' }] = [...(await relationsOf('')).values()].filter(({ type }) =>
    type.endsWith('/officeDocument'),
  )
  const relations = await relationsOf(book)
  const sheets: { readonly relation: string; readonly title: string; readonly isHidden: boolean }[] = []
  let isFrom1904 = false
  await hear(book, {
    open: (name, attributes) => {
      if (name === 'sheet')
        sheets.push({
          relation: attributeOf(attributes, 'id'),
          title: attributes['name'] ?? '',
          isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        })
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    },
  })
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  const named = sheets.find((one) => one.title === title)
  if (title !== undefined && !named) {
    const titles = shown.map((one) => `“${one.title}”`).join(', ')
    throw new ImportError('no-sheet', `There is no sheet “${title}” in this file. There are: ${titles}.`)
  }
  const first = named ?? shown[0] ?? sheets[0]
  const sheet = first && relations.get(first.relation)?.target
  if (!first || sheet === undefined || zip.sizeOf(sheet) === undefined) {
    throw new ImportError('no-spreadsheet', 'There is no sheet in this file. Save it as XLSX or CSV, and send that.')
  }
  const partOf = (type: string) =>
    [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target
  return {
    sheet,
    title: first.title,
    titles: shown.map((one) => one.title),
    isFrom1904,
    texts: await textsOf(partOf('sharedStrings')),
    isDate: await datesOf(partOf('styles')),
  }

  /** What a part of the archive belongs together with, by its id. */
  async function relationsOf(part: string): Promise<ReadonlyMap<string, Relation>> {
    const folder = part.slice(0, part.lastIndexOf('/') + 1)
    const found = new Map<string, Relation>()
    await hear(`${folder}_rels/${part.slice(folder.length)}.rels`, {
      open: (name, { Id: id, Type: type, Target: target }) => {
        if (name !== 'Relationship' || id === undefined || type === undefined || target === undefined) return
        found.set(id, { type, target: new URL(target, `file:///${folder}`).pathname.slice(1) })
      },
    })
    return found
  }

  async function textsOf(part: string | undefined): Promise<readonly string[]> {
    const texts: string[] = []
    let isRead = false
    let isSpoken = 0
    await hear(part ?? '', {
      open: (name) => {
        if (name === 'si') texts.push('')
        if (name === 'rPh') isSpoken += 1
        isRead = name === 't'
      },
      close: (name) => {
        if (name === 'rPh') isSpoken -= 1
        isRead = false
      },
      text: (text) => {
        // How a Japanese word is spoken is no part of it.
        if (isRead && isSpoken === 0) texts[texts.length - 1] += text
      },
    })
    return texts
  }

  async function datesOf(part: string | undefined): Promise<Workbook['isDate']> {
    const formats = new Map<string, string>()
    const styles: string[] = []
    let isStyle = false
    await hear(part ?? '', {
      open: (name, { numFmtId: format = '0', formatCode = '' }) => {
        if (name === 'numFmt') formats.set(format, formatCode)
        if (name === 'cellXfs') isStyle = true
        if (name === 'xf' && isStyle) styles.push(format)
      },
      close: (name) => {
        if (name === 'cellXfs') isStyle = false
      },
    })
    const dates = styles.map((format) => DATES.has(Number(format)) || isDateFormat(formats.get(format) ?? ''))
    return (style) => dates[style] ?? false
  }
}

/** An attribute whatever its prefix is. */
const attributeOf = (attributes: Readonly<Record<string, string>>, name: string) =>
  Object.entries(attributes).find(([written]) => written.endsWith(`:${name}`))?.[1] ?? ''

/** The formats of dates and times that every spreadsheet has. */
const DATES: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** A format of numbers with letters for years, months, days, hours or seconds, apart from texts, colours and currencies in it. */
const isDateFormat = (format: string) =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/general/i, ''))
