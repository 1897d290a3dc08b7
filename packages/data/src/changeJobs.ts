import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { changeOfRow, changeSchema, type ListingsChange } from './changeJobAnswer.ts'

/** The columns that are asked of a job. */
const COLUMNS = 'id,state,position,total,counts,left_alone,operation'
/** How often a running job is asked for, in milliseconds. */
const ASKED_EVERY = 700
/** So often in a row there may be no answer: a server that restarts is away for seconds. */
const MOST_MISSES = 20

/** Changes of many listings and undos. What the request that began one has not done, the site's server does, whoever looks. */
export interface ChangeJobsData {
  /** The running bulk changes of a person. */
  readonly workingOf: (actor: string) => Promise<readonly ListingsChange[]>
  /** Tells how far a change is until nobody works on it any more. It goes on without, also behind the signal's end. */
  readonly follow: (
    begun: ListingsChange,
    onProgress?: (change: ListingsChange) => void,
    signal?: AbortSignal,
  ) => Promise<ListingsChange>
  /** Stops it: what is done stands. */
  readonly stop: (job: number) => Promise<void>
  /** Goes on with one that was stopped or failed, for who began it. */
  readonly goOn: (job: number) => Promise<ListingsChange>
}

/** The jobs of a data service. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export function connectChangeJobs(options: AdminDataOptions): ChangeJobsData {
  const client = adminClient(options)

  async function jobOf(id: number): Promise<ListingsChange> {
    const { data } = await client.from('change_jobs').select(COLUMNS).eq('id', id).single().throwOnError()
    return changeOfRow(data)
  }

  return {
    workingOf: async (actor) => {
      const working = client.from('change_jobs').select(COLUMNS).eq('state', 'working').eq('kind', 'bulk')
      const { data } = await working.eq('actor', actor).order('id').throwOnError()
      return data.map(changeOfRow)
    },
    follow: async (begun, onProgress = () => undefined, signal) => {
      let change = begun
      for (let misses = 0; change.state === 'working' && change.job !== undefined;) {
        signal?.throwIfAborted()
        onProgress(change)
        await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY))
        try {
          change = await jobOf(change.job)
          misses = 0
        } catch (error) {
          misses += 1
          if (misses === MOST_MISSES) throw error
        }
      }
      return change
    },
    stop: async (job) => {
      await client.rpc('stop_change', { job }).throwOnError()
    },
    goOn: async (job) => changeSchema.parse((await client.rpc('continue_change', { job }).throwOnError()).data),
  }
}
