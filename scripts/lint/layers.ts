import type { OxlintOverride } from 'oxlint'

/** Imports, separated by blanks as the linter's `group` takes them, and where what needs them belongs. */
type Refused = readonly [imports: string | RegExp, message: string, option?: 'unless a type']

interface Layer {
  /** Patterns of files, separated by blanks. */
  readonly files: string
  /** All that it imports besides its own files; the message says where the rest belongs. */
  readonly only?: readonly [imports: string, message: string]
  readonly never?: readonly Refused[]
  /** Globals, and properties such as `Date.now`. */
  readonly globals?: readonly (readonly [names: string, message: string])[]
}

const ROUTER = 'react-router react-router-dom react-router-dom/**'
const NODE = 'node:* node:*/**'
const BACKEND = '@dira/backend @dira/backend/**'
const SITE = '@dira/site @dira/site/**'
const APPS = `${SITE} @dira/console @dira/console/**`

const OF_COMPONENTS: readonly Refused[] = [
  [ROUTER, 'ui takes `href`: routing belongs in apps/site.'],
  ['zod zod/**', 'ui takes parsed values: schemas belong in packages/directory-core.'],
  [NODE, 'ui runs in browsers: files and processes belong in apps/.'],
  ['@supabase/**', 'ui learns by props who is signed in: packages/auth knows, apps/site wires it.'],
]
const OF_PAGES: readonly Refused[] = [
  [NODE, 'apps/site/src runs in browsers: files and processes belong in apps/site/server.'],
  [
    `${BACKEND} @supabase/**`,
    'Pages reach data through packages/data and accounts through packages/auth: the backend belongs in apps/site/server.',
  ],
]
const OF_CONSOLE: readonly Refused[] = [
  [NODE, 'apps/console runs in browsers: files and processes belong in apps/site/server.'],
  [
    `${APPS} ${BACKEND} @supabase/**`,
    'No app imports an app, and the console reaches data through packages/data: what both apps need belongs in packages/.',
  ],
]
/** Features, what they share, and the frame of an app. */
function app(src: string, never: readonly Refused[]): readonly Layer[] {
  const feature = `Features do not import each other or the shell: what two of them need belongs in ${src}/shared, or in packages/.`
  const shell = `The shell reaches features through the route table alone: their line belongs in ${src}/routes.`
  return [
    { files: `${src}/**`, never },
    { files: `${src}/features/*/*`, never: [...never, [/^\.\.\/(?:[a-z-]+\/|\.\.\/(?:features|shell)\/)/, feature]] },
    {
      files: `${src}/features/*/*/*`,
      never: [...never, [/^\.\.\/\.\.\/(?:[a-z-]+\/|\.\.\/(?:features|shell)\/)/, feature]],
    },
    { files: `${src}/shared/**`, never: [...never, [/\/(?:features|shell)\//, feature]] },
    { files: `${src}/shell/**`, never: [...never, [/\/features\//, shell]] },
    // A story shows a page in its frame, and a test may show one.
    { files: `${src}/**/*.{stories,test}.{ts,tsx}`, never },
  ]
}

/**
 * The graph: what each layer may import and use. Of the rows that fit a file the last one counts, so each is complete. (dependency-cruiser would need the
 * API of a compiler, which TypeScript 7 has not.)
 */
const LAYERS: readonly Layer[] = [
  {
    files: 'packages/directory-core/src/**',
    only: [
      'zod',
      'directory-core imports zod and its own files: what needs React belongs in packages/ui, what needs files or the network in apps/.',
    ],
    globals: [
      ['console', 'directory-core is silent: return what happened, the app says it.'],
      [
        'process window document navigator',
        'directory-core knows no environment and no browser: take the value as an argument.',
      ],
      [
        'localStorage sessionStorage setTimeout setInterval',
        'directory-core keeps nothing and waits for nothing: that belongs in apps/site.',
      ],
      ['fetch', 'directory-core works on the data it is given: fetching belongs in apps/site/src/shared/data.'],
      ['performance Date.now', 'directory-core knows no clock: take the instant as an argument.'],
      ['crypto Math.random', 'directory-core draws nothing at random: take the source of randomness as an argument.'],
    ],
  },
  {
    files: 'packages/directory-core/src/contact/phone.ts',
    only: [
      'zod libphonenumber-js libphonenumber-js/**',
      'The ./phone entry imports zod, libphonenumber-js and its own files.',
    ],
  },
  {
    files: 'packages/directory-core/src/**/*.test.ts packages/directory-core/src/**/testing/**',
    only: [
      `zod vitest fast-check vite ${NODE}`,
      "directory-core's tests import vitest, fast-check, vite, zod, Node and its own files.",
    ],
    globals: [],
  },

  {
    files: 'packages/ui/src/**',
    never: [
      ...OF_COMPONENTS,
      ['@dira/auth @dira/auth/**', 'ui learns by props who is signed in: packages/auth knows, apps/site wires it.'],
      [
        '@dira/data @dira/data/**',
        'ui shows what it is given: reading and sending data belongs in apps/site/src/shared/data.',
      ],
      // How a locale writes a count is worked out in core, and no component can get a text by a prop for each.
      [
        `${SITE} ${BACKEND} @dira/directory-core/** !@dira/directory-core/formatCount`,
        'ui knows directory-core by its types, and no app.',
      ],
      [
        '@dira/directory-core',
        'ui knows directory-core by `import type` only: what a tier, a filter or a price means is worked out there and comes in by props.',
        'unless a type',
      ],
    ],
    globals: [
      ['fetch', 'ui shows what it is given: fetching belongs in apps/site/src/shared/data.'],
      ['process', 'ui knows no environment: take the value by props.'],
    ],
  },
  {
    files: 'packages/ui/src/{components,theme,art,_template}/**',
    never: [
      ...OF_COMPONENTS,
      ['@dira/**', 'A component knows nothing of listings: what shows them belongs in packages/ui/src/directory.'],
    ],
  },
  {
    files: 'packages/ui/src/**/*.{test,stories}.{ts,tsx} packages/ui/src/testing/**',
    never: [
      [
        `@dira/** !@dira/directory-core !@dira/directory-core/{names,sample} !@dira/directory-core/names/** @supabase/** ${ROUTER}`,
        "ui's tests and stories use directory-core, its names and its sample: packages are tested together in apps/site.",
      ],
    ],
    globals: [],
  },

  {
    files: 'packages/auth/src/**',
    only: [
      'zod zod/** @dira/directory-core',
      'auth imports zod, directory-core and its own files: React belongs in packages/auth/src/react, supabase-js in packages/auth/src/supabaseGateway.ts.',
    ],
  },
  {
    files: 'packages/auth/src/react/**',
    only: [
      'react zod @dira/directory-core',
      "auth's React part imports React and auth's own files: routes belong in apps/site, looks in packages/ui, supabase-js in packages/auth/src/supabaseGateway.ts.",
    ],
  },
  {
    files: 'packages/auth/src/supabaseGateway.ts',
    only: [
      '@supabase/supabase-js zod @dira/directory-core',
      "The gateway imports supabase-js, zod and auth's own files: React belongs in packages/auth/src/react.",
    ],
  },
  {
    files: 'packages/auth/src/**/*.test.{ts,tsx} packages/auth/src/testing/**',
    never: [
      [
        `@dira/** !@dira/directory-core !@dira/directory-core/** ${ROUTER}`,
        'auth is tested by itself: together with pages and routes it is tested in apps/site.',
      ],
    ],
  },

  {
    files: 'packages/data/src/**',
    only: [
      '@dira/directory-core',
      'data imports directory-core and its own files: postgrest-js belongs in packages/data/src/dataClient.ts, files and processes in apps/.',
    ],
  },
  {
    files: 'packages/data/src/dataClient.ts',
    only: ['@supabase/postgrest-js', "The client imports postgrest-js and data's own files."],
  },
  {
    files:
      'packages/data/src/**/*Answer.ts packages/data/src/{instant,listingForm,listingFormColumns,changeRequest,formerAddresses}.ts',
    only: [
      'zod @dira/directory-core',
      'What the database answers and what a form holds is checked by zod, as listings of directory-core are.',
    ],
  },
  {
    files: 'packages/data/src/{site,emails}/**',
    only: [
      'zod @dira/directory-core @dira/directory-core/names/en',
      'What both apps read imports directory-core, the names of its locale and the files of data: React belongs in packages/app.',
    ],
  },
  {
    files: 'packages/data/src/**/*.test.{ts,tsx}',
    never: [
      [
        '@dira/** !@dira/directory-core !@dira/directory-core/**',
        'data is tested by itself: with a database it is tested in apps/backend.',
      ],
    ],
  },

  {
    files: 'packages/app/src/**',
    never: [
      [ROUTER, 'What both apps share takes the address and the way to another by props: each app has its own router.'],
      [NODE, 'packages/app runs in browsers: files and processes belong in apps/site/server.'],
      [`${APPS} ${BACKEND} @supabase/**`, 'packages/app knows ui, auth, data and directory-core, and no app.'],
    ],
  },

  ...app('apps/site/src', OF_PAGES),
  ...app('apps/console/src', OF_CONSOLE),
  {
    files: 'apps/site/src/**/*.test.{ts,tsx}',
    never: [[BACKEND, 'Pages do not know the backend: with it they are tested in tests/journeys.']],
  },
  {
    files: 'apps/site/server/** apps/backend/**',
    never: [
      [
        // Art as files needs no React.
        `react react/** react-dom react-dom/** ${ROUTER} @dira/ui @dira/ui/** !@dira/ui/cover`,
        'Servers render nothing themselves: what needs React belongs in apps/site/src and is reached by the server entry.',
      ],
      [SITE, 'The backend does not know the site: what both need belongs in packages/ or apps/backend.'],
    ],
  },
]

/** The graph as entries of the linter's configuration. */
export const LAYER_OVERRIDES: OxlintOverride[] = LAYERS.map(({ files, only, never = [], globals }) => ({
  files: files.split(' '),
  rules: {
    'no-restricted-imports': ['error', { patterns: [...(only ? [onlyThese(only)] : []), ...never.map(refused)] }],
    ...(globals && restricted(globals)),
  },
}))

function onlyThese([imports, message]: readonly [string, string]) {
  return { group: ['*', ...imports.split(' ').map((name) => `!${name}`), '!./**', '!../**'], message }
}

function refused([imports, message, option]: Refused) {
  const what = imports instanceof RegExp ? { regex: imports.source } : { group: imports.split(' ') }
  return { ...what, message, allowTypeImports: option === 'unless a type' }
}

function restricted(table: NonNullable<Layer['globals']>): OxlintOverride['rules'] {
  const all = table.flatMap(([names, message]) => names.split(' ').map((name) => ({ name, message })))
  const properties = all.flatMap(({ name, message }) => {
    const [object = '', property] = name.split('.')
    return property ? [{ object, property, message }] : []
  })
  const globals = all.filter(({ name }) => !name.includes('.'))
  return {
    'no-restricted-globals': ['error', { checkGlobalObject: true, globals }],
    'no-restricted-properties': ['error', ...properties],
  }
}
