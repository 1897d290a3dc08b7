import { importRowsQuerySchema, type ImportRows, type ImportRowsQuery } from '@dira/data'
import { ask, type Owner } from '../connect/askOwner.ts'

const ROW_COLUMNS = 'number,line,kind,decision,name,city,reason,notes,written:item->fields,listing,twin,changes,cells'

/** Rows of an import as the dry run sees them. */
export async function readRows(owner: Owner, id: number, asked: ImportRowsQuery): Promise<ImportRows> {
  const { kinds, text, isNoted, doubt, after, size } = importRowsQuerySchema.parse(asked)
  const plain = text.replace(/[^\p{L}\p{M}\p{N}\s'-]/gu, '').trim()
  const query = new URLSearchParams({
    job: `eq.${id}`,
    kind: `in.(${kinds.join()})`,
    ...(isNoted && { notes: 'not.is.null' }),
    ...(doubt && { doubts: `cs.{${doubt}}` }),
    ...(plain !== '' && (/^\d+$/.test(plain) ? { line: `eq.${plain}` } : { name: `ilike.*${plain}*` })),
  })
  const page = new URLSearchParams({ number: `gt.${after}`, order: 'number', limit: String(size), select: ROW_COLUMNS })
  const counted = await owner.request(`/rest/v1/import_rows?${query}&select=number&limit=1`, {
    headers: { prefer: 'count=exact' },
  })
  const count = Number(counted.headers.get('content-range')?.split('/')[1] ?? 0)
  // As the table has them.
  return { rows: (await ask(owner, `import_rows?${query}&${page}`)) as ImportRows['rows'], count }
}
