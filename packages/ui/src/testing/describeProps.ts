import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What every component has, and none explains. */
const COMMON: Readonly<Record<string, string>> = {
  className: 'A class of your own, beside those of the component.',
  ref: 'Is given the element.',
}

const DEFAULT = /\s*@default\s+(.+)$/s

/**
 * Makes of what was read from the code what a person reads in the table of props: the default in its column, a union by its members, and
 * no control for what no control can give, such as an element.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description || COMMON[name] || 'As on the native element.'
      const [, written] = DEFAULT.exec(description) ?? []
      const { type, table } = argType
      const raw = typeof type === 'object' ? type.raw : undefined
      const summary = table?.type?.summary === 'union' && raw ? raw : table?.type?.summary
      const isNode = /^(ReactNode|ReactElement|Ref)\b/.test(raw ?? summary ?? '')
      return [
        name,
        {
          ...argType,
          description: description.replace(DEFAULT, ''),
          ...(isNode && { control: typeof initialArgs[name] === 'string' ? { type: 'text' as const } : false }),
          table: {
            ...table,
            ...(summary && { type: { ...table?.type, summary } }),
            ...(written && { defaultValue: { summary: written } }),
          },
        },
      ]
    }),
  )
