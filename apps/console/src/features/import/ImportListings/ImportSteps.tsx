import { Stepper } from '@dira/ui'
import type { ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export const IMPORT_STEPS = ['file', 'columns', 'values', 'check', 'apply'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

interface ImportStepsProps {
  step: ImportStep
  job: ImportView | null
}

/** The five steps of an import, and which is shown. */
export function ImportSteps({ step: current, job }: ImportStepsProps) {
  const messages = importListingsMessages
  const at = IMPORT_STEPS.indexOf(current)
  const used = job?.columns.filter(({ field }) => field !== null).length ?? 0
  const notes: Partial<Record<ImportStep, string>> = job
    ? at === 0
      ? { file: job.file }
      : {
          file: job.file,
          columns: at > 1 ? messages.columnsUsed(used, job.columns.length) : messages.columnsNote(job.columns.length),
          values: messages.valuesNote(job.values.filter(({ meaning }) => meaning === null).length, job.values.length),
          ...(current === 'check' && { check: messages.nothingWritten }),
        }
    : {}
  return (
    <Stepper
      steps={IMPORT_STEPS.map((step) => ({
        name: messages.step[step],
        ...(notes[step] !== undefined && { note: notes[step] }),
      }))}
      current={at}
    />
  )
}
