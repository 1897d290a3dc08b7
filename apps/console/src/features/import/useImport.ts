import { useAuth } from '@dira/auth/react'
import {
  connectImports,
  type AcceptedDoubt,
  type FileReadAs,
  type ImportChoice,
  type ImportCommand,
  type ImportJob,
} from '@dira/data'
import type { ImportDecisions } from './ImportListings/importView.ts'
import type { ImportListingsProps } from './ImportListings/ImportListings.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { columnName } from '../../shared/fieldNames.ts'
import { paths } from '@dira/data/site'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { IMPORT_FIELDS, MEANINGS } from './importMeanings.ts'
import { ROWS, saveRejected, useImportRows } from './useImportRows.ts'
import { JOB, useImportWork } from './useImportWork.ts'
import { withChoice } from './withChoice.ts'

/** How often a running import is asked for, in milliseconds. */
const ASKED_EVERY = 700
/** How often one of somebody else is. */
const LOOKED_EVERY = 3000
/** The import that is open, as `ImportListings` takes it. */
export function useImport() {
  const options = useDataOptions()
  const imports = useMemo(() => connectImports({ ...options, site: globalThis.location?.origin ?? '' }), [options])
  const client = useQueryClient()
  const { user } = useAuth()
  const { error, setError, fail, act, inTurn } = useImportWork()
  const choices = useRef(0)
  const [reading, setReading] = useState<string>()
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
  const rows = useImportRows(imports, job.data)

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

  async function readAgain(file: File, readAs: FileReadAs): Promise<void> {
    setReading(file.name)
    await inTurn(() => command('close'))
    await send(file, readAs)
  }

  function choose(choice: ImportDecisions): void {
    // The server's words, which a browser only passes on.
    const wanted = choice as ImportChoice
    choices.current += 1
    const turn = choices.current
    client.setQueryData<ImportJob | null>(JOB, (before) => before && withChoice(before, wanted))
    void inTurn(async () => {
      const stored = await imports.choose(id, wanted)
      // What was chosen since is shown already, and the next choice is made from what is shown.
      return turn === choices.current ? stored : (client.getQueryData<ImportJob | null>(JOB) ?? null)
    })
  }

  async function accept(doubt: AcceptedDoubt, isAccepted: boolean): Promise<ImportJob | null> {
    const before = await imports.command(id, 'back')
    if (!before) return before
    const others = (before.choice.accepted ?? []).filter((one) => one !== doubt)
    await imports.choose(id, { ...before.choice, accepted: isAccepted ? [...others, doubt] : others })
    return imports.command(id, 'check')
  }

  /** Changes some rows, which are read again. */
  const change = (work: () => Promise<ImportJob | null>) =>
    void act(work).then(() => client.invalidateQueries({ queryKey: ROWS }))

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
    ...rows,
    onRetry: () => void job.refetch(),
    onRejectedFile: () => {
      if (job.data) saveRejected(imports, job.data).catch(fail)
    },
    onFile: (file) => void send(file),
    onReadAs: sent && sent.name === job.data?.file ? (readAs) => void readAgain(sent, readAs) : undefined,
    onPlaces: (file) => void inTurn(() => imports.places(id, file, file?.name)),
    onChoose: choose,
    onCommand: (wanted: ImportCommand) => void inTurn(() => command(wanted)),
    onDecide: (number, decision) => change(() => imports.decide(id, number, decision)),
    onLeaveOut: (doubt, isOut) => change(() => imports.leaveOut(id, doubt, isOut)),
    onAccept: (doubt, isAccepted) => {
      rows.onFilter({ ...rows.filter, doubt: undefined })
      void inTurn(() => accept(doubt, isAccepted))
    },
    onMend: (number, cells) => change(() => imports.mend(id, number, cells)),
    secondsLeft: secondsLeft(job.data, job.dataUpdatedAt),
    historyHref: (operation) => historyHref({}, operation),
    listingHref: paths.listing,
  } satisfies ImportListingsProps
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
