import { useAuth } from '@dira/auth/react'
import {
  connectImports,
  csvLine,
  ImportRefusal,
  type FileReadAs,
  type ImportChoice,
  type ImportCommand,
  type ImportJob,
} from '@dira/data'
import type { ImportDecisions, ImportRowsFilter } from './ImportListings/importView.ts'
import type { ImportListingsProps } from './ImportListings/ImportListings.tsx'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { columnName } from '../../shared/fieldNames.ts'
import { paths } from '@dira/data/site'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { download } from '../../shared/download.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { IMPORT_FIELDS, MEANINGS } from './importMeanings.ts'
import { withChoice } from './withChoice.ts'

const JOB = ['import', 'job'] as const
const ROWS = ['import', 'rows'] as const

/** How often a running import is asked for, in milliseconds. */
const ASKED_EVERY = 700
/** How often one of somebody else is. */
const LOOKED_EVERY = 3000
/** Rows of the rejected that are fetched at once. */
const MANY = 1000

const UNREACHABLE = 'The server did not answer. Try again in a minute; nothing is lost.'

type Filter = ImportRowsFilter

/** The import that is open, as `ImportListings` takes it. */
export function useImport() {
  const options = useDataOptions()
  const imports = useMemo(() => connectImports({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const client = useQueryClient()
  const { user } = useAuth()
  const [filter, setFilter] = useState<Filter>({
    kinds: ['new', 'changed', 'rejected', 'duplicate'],
    text: '',
    isNoted: false,
  })
  const last = useRef(Promise.resolve())
  const choices = useRef(0)
  const [reading, setReading] = useState<string>()
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState<File>()
  const isGivenUp = useRef(false)

  const job = useQuery({
    queryKey: JOB,
    queryFn: imports.current,
    refetchInterval: ({ state: { data } }) => {
      if (reading !== undefined || isUnderWay(data)) return ASKED_EVERY
      // Somebody else may do something with it.
      return data && otherThan(user?.id, data) !== null ? LOOKED_EVERY : false
    },
  })
  const id = job.data?.id ?? 0
  const hasRows = job.data !== undefined && job.data?.checked !== null && job.data?.state !== 'applying'
  const rows = useInfiniteQuery({
    queryKey: [...ROWS, id, job.data?.state, filter],
    queryFn: ({ pageParam }) => imports.rows(id, { ...filter, kinds: [...filter.kinds], after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.rows.length < 50 ? undefined : page.rows.at(-1)?.number),
    placeholderData: keepPreviousData,
    enabled: hasRows,
  })

  /** Does something with the import, and shows what it is then. */
  async function act(work: () => Promise<ImportJob | null>): Promise<void> {
    setError(undefined)
    try {
      client.setQueryData(JOB, await work())
    } catch (problem) {
      setError(sentenceOf(problem))
      void job.refetch()
    }
  }

  async function send(file: File, readAs?: FileReadAs): Promise<void> {
    isGivenUp.current = false
    setSent(file)
    setReading(file.name)
    await act(async () => imports.begin(file, file.name, readAs))
    setReading(undefined)
    // What somebody gives up is no failure.
    if (isGivenUp.current) setError(undefined)
  }

  async function command(wanted: ImportCommand): Promise<ImportJob | null> {
    if (wanted === 'close') isGivenUp.current = true
    return imports.command(id, wanted)
  }

  function choose(choice: ImportDecisions): void {
    // The server's words, which a browser only passes on.
    const wanted = choice as ImportChoice
    choices.current += 1
    const turn = choices.current
    client.setQueryData<ImportJob | null>(JOB, (before) => before && withChoice(before, wanted))
    const store = async () => {
      const stored = await imports.choose(id, wanted)
      // What was chosen since is shown already, and the next choice is made from what is shown.
      return turn === choices.current ? stored : (client.getQueryData<ImportJob | null>(JOB) ?? null)
    }
    inTurn(store)
  }

  /** One after the other: the last choice is the one that stays, and a command finds all choices made. */
  function inTurn(work: () => Promise<ImportJob | null>): void {
    last.current = last.current.then(() => act(work))
  }

  async function saveRejected(): Promise<void> {
    const header = job.data?.columns.map(({ name }) => name) ?? []
    const lines: (readonly string[])[] = [[...header, 'Why it was rejected']]
    try {
      for (let after = 0, hasMore = true; hasMore;) {
        const page = await imports.rows(id, { kinds: ['rejected'], after, size: MANY })
        for (const { cells, reason } of page.rows) lines.push([...cells, reason ?? ''])
        after = page.rows.at(-1)?.number ?? 0
        hasMore = page.rows.length === MANY
      }
      download('rejected.csv', new Blob(['\uFEFF', ...lines.map(csvLine)], { type: 'text/csv' }))
    } catch (problem) {
      setError(sentenceOf(problem))
    }
  }

  const found = rows.data?.pages.flatMap((page) => page.rows) ?? []
  // That there is nothing is said of the filter that it is true of.
  const isNothing = rows.isPlaceholderData && found.length === 0
  return {
    state:
      job.data === undefined
        ? { status: job.isError ? 'failed' : 'loading' }
        : { status: 'ready', job: job.data && { ...job.data, by: otherThan(user?.id, job.data) } },
    reading,
    error,
    meanings: MEANINGS,
    fieldNames: IMPORT_FIELDS,
    columnName,
    list: {
      status: rows.isError && found.length === 0 ? 'failed' : rows.data && !isNothing ? 'ready' : 'loading',
      rows: found,
      count: rows.isPlaceholderData ? undefined : rows.data?.pages[0]?.count,
      hasMore: rows.hasNextPage && !rows.isPlaceholderData,
    },
    filter,
    onFilter: setFilter,
    onMore: () => void rows.fetchNextPage(),
    onRetryRows: () => void rows.refetch(),
    onRetry: () => void job.refetch(),
    onRejectedFile: () => void saveRejected(),
    onFile: (file) => void send(file),
    onReadAs:
      sent && sent.name === job.data?.file
        ? (readAs) => {
            setReading(sent.name)
            inTurn(() => command('close'))
            void last.current.then(() => send(sent, readAs))
          }
        : undefined,
    onPlaces: (file) => inTurn(() => imports.places(id, file, file?.name)),
    onChoose: choose,
    onCommand: (wanted: ImportCommand) => inTurn(() => command(wanted)),
    onDecide: (number, decision) =>
      void act(() => imports.decide(id, number, decision)).then(() => client.invalidateQueries({ queryKey: ROWS })),
    onLeaveOut: (doubt, isOut) =>
      void act(() => imports.leaveOut(id, doubt, isOut)).then(() => client.invalidateQueries({ queryKey: ROWS })),
    onAccept: (doubt, isAccepted) => {
      setFilter({ ...filter, doubt: undefined })
      inTurn(async () => {
        const before = await imports.command(id, 'back')
        if (!before) return before
        const others = (before.choice.accepted ?? []).filter((one) => one !== doubt)
        await imports.choose(id, { ...before.choice, accepted: isAccepted ? [...others, doubt] : others })
        return imports.command(id, 'check')
      })
    },
    onMend: (number, cells) =>
      void act(() => imports.mend(id, number, cells)).then(() => client.invalidateQueries({ queryKey: ROWS })),
    secondsLeft: secondsLeft(job.data, job.dataUpdatedAt),
    historyHref: (operation) => historyHref({}, operation),
    listingHref: paths.listing,
  } satisfies ImportListingsProps
}

function sentenceOf(problem: unknown): string {
  return problem instanceof ImportRefusal && problem.message !== '' && problem.status !== 0
    ? problem.message
    : UNREACHABLE
}

/** Whose an import is, if it is somebody else’s. */
function otherThan(account: string | undefined, { actor, actorEmail }: ImportJob): string | null {
  return actor === account ? null : (actorEmail ?? 'Somebody who is no administrator any more')
}

const isUnderWay = (job: ImportJob | null | undefined) =>
  job?.state === 'reading' || job?.state === 'checking' || job?.state === 'applying'

/** How long the rest takes, as quickly as it went so far; undefined while that is not known. */
function secondsLeft(job: ImportJob | null | undefined, now: number): number | undefined {
  if (job?.state !== 'applying' || job.appliedAt === null || job.position === 0 || job.resumedAt !== null)
    return undefined
  const passed = (now - Date.parse(job.appliedAt)) / 1000
  return passed < 1 ? undefined : Math.ceil((passed * (job.total - job.position)) / job.position)
}
