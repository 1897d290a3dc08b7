import type { CatalogueObject, Catalogue } from './readCatalogue.ts'
import type { SchemaStatement } from './readSchemas.ts'

const ROLES = { anon: 'visitors', authenticated: 'accounts', service_role: 'the service' } as const
const VERBS = { r: 'read', a: 'add', w: 'change', d: 'remove' } as const

/** `docs/database.md`: subject by subject its tables and views with their columns and who may do what, a picture of what refers to what, and the functions that are served. */
export function databaseDoc(
  statements: readonly SchemaStatement[],
  headings: ReadonlyMap<string, string>,
  catalogue: Catalogue,
): string {
  const subjects = [...headings].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const parts = subjects.map(([subject, heading]) => {
    const own = statements.filter((one) => one.subject === subject)
    const made = own.filter(({ kind, text }) => (kind === 'table' || kind === 'view') && text.startsWith('create '))
    const functions = own.filter(
      ({ kind, name, text }) => kind === 'function' && name.startsWith('public.') && text.startsWith('create '),
    )
    return [
      `## ${subject}\n\n${heading}`,
      pictureOf(made),
      ...made.map((one) => tableSection(one, { own, catalogue })),
      functions.length === 0 ? '' : functionsTable(functions, { own, catalogue }),
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `# The database\n\nGenerated from the comments of \`supabase/schemas\` and the catalogue by \`pnpm generate:types\`; do not edit. Functions of the schema \`private\` stand in those files.\n\n${parts.join('\n\n')}\n`
}

interface Context {
  readonly own: readonly SchemaStatement[]
  readonly catalogue: Catalogue
}

function pictureOf(made: readonly SchemaStatement[]): string {
  const lines = made.flatMap(({ name, text }) =>
    [...text.matchAll(/^ {2}"?(\w+)"? .*?\breferences ([\w.]+)/gm)].map(
      ([, column, other = '']) => `  ${bare(name)} }o--|| ${bare(other)} : ${column}`,
    ),
  )
  return lines.length === 0 ? '' : `\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\``
}

/** As Mermaid takes it: a schema of the name, but for `public`, is part of it. */
const bare = (name: string) => name.replace(/^public\./, '').replace('.', '_')

function tableSection({ kind, name, text, comment }: SchemaStatement, { own, catalogue }: Context): string {
  const shown = name.replace(/^public\./, '')
  const said = commentOf(own, `comment on ${kind} ${name}`) ?? plain(comment)
  const policies = own
    .filter((one) => one.kind === 'policy' && one.name.endsWith(` on ${name}`))
    .map((one) => one.name.replace(` on ${name}`, ''))
  const who = [
    privilegesOf(catalogue.get(`table ${shown}`)),
    policies.length > 0 ? `Policies: ${policies.join('; ')}.` : '',
  ]
  const rows =
    kind === 'table'
      ? columnsOf(text).map((column) => {
          const meaning = commentOf(own, `comment on column ${name}.${column.name}`) ?? column.comment
          return `| \`${column.name}\` | ${cell(column.type)} | ${cell(meaning)} |`
        })
      : []
  const table = rows.length === 0 ? '' : `| column | type | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`
  return [`### \`${shown}\``, said, who.filter(Boolean).join(' '), table].filter(Boolean).join('\n\n')
}

interface Column {
  readonly name: string
  readonly type: string
  readonly comment: string
}

/** The columns of a `create table`: a line each, with the comment above it. */
function columnsOf(text: string): readonly Column[] {
  const columns: Column[] = []
  let above: string[] = []
  for (const line of text.split('\n').slice(1)) {
    const [, comment] = /^ {2}-- (.*)$/.exec(line) ?? []
    if (comment !== undefined) {
      above.push(comment)
      continue
    }
    const [, name = '', type = ''] = /^ {2}"?(\w+)"? (.*?),?$/.exec(line) ?? []
    if (name !== '' && !/^(?:constraint|primary|unique|foreign|check)$/.test(name))
      columns.push({ name, type, comment: above.join(' ') })
    above = []
  }
  return columns
}

function functionsTable(functions: readonly SchemaStatement[], { own, catalogue }: Context): string {
  const rows = functions.map(({ name, text, comment }) => {
    const [, head = ''] = /^create function public\.([\s\S]*?\))\s+returns /.exec(text) ?? []
    const said = commentOf(own, `comment on function ${name}`) ?? plain(comment)
    const callers = callersOf([...catalogue.values()].find(({ statement }) => statement === `function ${name}`))
    return `| \`${head.replaceAll(/\s+/g, ' ')}\` | ${callers} | ${cell(said)} |`
  })
  return `| function | who may call it | what it does |\n| --- | --- | --- |\n${rows.join('\n')}`
}

function callersOf(object: CatalogueObject | undefined): string {
  const [, roles = ''] = / to ([\w, ]+);$/.exec(object?.privileges ?? '') ?? []
  return roles === '' ? 'nobody by the API' : namesOf(roles.split(', '))
}

function privilegesOf(object: CatalogueObject | undefined): string {
  const granted = [...(object?.said ?? '').matchAll(/\b(anon|authenticated|service_role)=([a-zA-Z]+)\//g)].map(
    ([, role = '', letters = '']) => {
      const verbs = Object.entries(VERBS).flatMap(([letter, verb]) => (letters.includes(letter) ? verb : []))
      return `${namesOf([role])} ${verbs.join(', ')}${role === 'service_role' ? '' : ' where a policy lets them'}`
    },
  )
  return granted.length === 0 ? 'Functions of the database alone use it.' : `By the API ${granted.join('; ')}.`
}

const namesOf = (roles: readonly string[]) => roles.map((role) => ROLES[role as keyof typeof ROLES]).join(', ')

/** What a `comment on` says. */
function commentOf(own: readonly SchemaStatement[], beginning: string): string | undefined {
  const found = own.find(({ text }) => text.startsWith(`${beginning} `) || text.startsWith(`${beginning}(`))
  const [, said] = /\bis\s+'((?:[^']|'')*)'/.exec(found?.text ?? '') ?? []
  return said?.replaceAll("''", "'")
}

const plain = (comment: string) => comment.replaceAll(/^-- ?/gm, '').replaceAll(/\s+/g, ' ')
const cell = (text: string) => text.replaceAll('|', '\\|')
