import { LEFT_OUT, type ImportChoice, type ImportJob } from '@dira/data'

/** An import as it will be once the server knows a choice, so that nobody waits to choose the next one. */
export function withChoice(job: ImportJob, choice: ImportChoice): ImportJob {
  return {
    ...job,
    choice,
    columns: job.columns.map((column) => {
      const chosen = choice.columns[column.name]
      if (chosen === undefined || chosen === job.choice.columns[column.name]) return column
      const isLeftOut = chosen === LEFT_OUT
      return { ...column, field: isLeftOut ? null : chosen, isLeftOut, origin: 'chosen' }
    }),
    values: job.values.map((value) => {
      const chosen = choice.values[value.field]?.[value.value]
      return chosen === undefined ? value : { ...value, meaning: chosen, isChosen: true }
    }),
  }
}
