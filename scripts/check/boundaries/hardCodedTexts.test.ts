import { describe, expect, it } from 'vitest'
import { hardCodedTexts } from './hardCodedTexts.ts'
import { readModule } from './readModule.ts'

const PAGER = 'packages/ui/src/components/Pager/Pager.tsx'
const textsIn = (code: string, path = PAGER) =>
  hardCodedTexts(readModule(path, code)).map(({ message }) => /^'(.*)' is said/.exec(message)?.[1])

describe('hardCodedTexts', () => {
  it.each([
    ['a text in the markup', '<b>next</b>', 'next'],
    ['a text beside a value', '<b>Page {page}</b>', 'Page'],
    ['a text in braces', "<b>{'next'}</b>", 'next'],
    ['a text that depends', "<b>{open ? 'shut' : label}</b>", 'shut'],
    ['a text to fall back on', "<b>{label ?? 'next'}</b>", 'next'],
    ['the name of a control', '<button aria-label="close" />', 'close'],
    ['a name that depends', "<button aria-label={open ? label : 'open'} />", 'open'],
    ['the prop of another component', '<Dialog closeText="Close" />', 'Close'],
    ['the text of an empty field', "<input placeholder={'name'} />", 'name'],
    ['a table of texts', "const TEXTS = { open: 'Open', shut: label }", 'Open'],
    ['the default of a prop', "function Pager({ label = 'Next page' }) {}", 'Next page'],
    ['a text that a property is read of', "const size = 'Next page'[0]", 'Next page'],
    ['what a function is given', "announce('two pages')", 'two pages'],
    ['a sentence with a value', 'const say = (page: number) => `Page ${page}`', 'Page'],
    ['a word between two values', 'const say = `${page} of ${count}`', 'of'],
  ])('finds %s', (_what, code, text) => {
    expect(textsIn(code)).toEqual([text])
  })

  it.each([
    ['an import', "import { Link } from 'Some Where'"],
    ['a class', '<b className="one two" />'],
    ['the relation of a link', '<a rel="noopener noreferrer">{children}</a>'],
    ['a drawing', '<path d="M24 8 30 24H18z" />'],
    ['what drawing needs', 'const at = `M${x} ${y}L${x} ${y}z`'],
    ['a length', 'const shift = `${x}px ${y}px`; const line = `${width} solid ${color}`'],
    ['the name of a key', "if (key === 'ArrowLeft' || key === 'Home') back()"],
    ['the name of a failure', "if (error.name === 'AbortError') stop()"],
    ['the name of a property', 'const text = messages[`${tile}Text`] + messages["Two Words"]'],
    ['a place beside a trigger', '<Popover placement="bottom start" />'],
    ['a script', "const locale = `${lang}-${isArabic ? 'Arab' : 'Latn'}`"],
    ['a choice among looks', "const look: 'plain' | 'Two Words' = 'plain'"],
    ['a broken promise', "throw new Error('Give it a label.')"],
    ['figures and signs', '<b>{page} / {count} …</b>'],
  ])('leaves %s alone', (_what, code) => {
    expect(textsIn(code)).toEqual([])
  })

  it.each([
    ['messages', 'packages/ui/src/components/Pager/messages.ts'],
    ['stories', 'packages/ui/src/components/Pager/Pager.stories.tsx'],
    ['tests', 'packages/ui/src/components/Pager/Pager.test.tsx'],
    ['styles', 'packages/ui/src/components/Pager/Pager.css.ts'],
    ['another package', 'apps/site/src/routes/home/HomePage.tsx'],
  ])('reads no %s', (_what, path) => {
    expect(textsIn("const text = 'Next page'", path)).toEqual([])
  })

  it('reads the directory, and what is no markup', () => {
    expect(textsIn("const text = 'Next page'", 'packages/ui/src/directory/Card/lines.ts')).toEqual(['Next page'])
  })
})
