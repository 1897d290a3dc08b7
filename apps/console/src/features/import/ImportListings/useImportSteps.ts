import { useState } from 'react'
import { hasQuestions } from './ImportReading.tsx'
import type { ImportStep } from './ImportSteps.tsx'
import type { ImportView } from './importView.ts'

/** The step of an import that is shown. What its file may mean is chosen on three of them, between which one goes back and forth. */
export function useImportSteps(job: ImportView | null) {
  const [isAtValues, setAtValues] = useState(false)
  const [look, setLook] = useState<{ readonly job: number; readonly isOpen: boolean }>()
  const isLooking = look?.job === job?.id ? look?.isOpen === true : !!job?.reading && hasQuestions(job.reading)
  return {
    step: stepOf(job, { isAtValues, isLooking }),
    setAtValues,
    setLooking: (isOpen: boolean) => setLook(job ? { job: job.id, isOpen } : undefined),
  }
}

function stepOf(
  job: ImportView | null,
  { isAtValues, isLooking }: { readonly isAtValues: boolean; readonly isLooking: boolean },
): ImportStep {
  if (!job || job.columns.length === 0) return 'file'
  if (job.state === 'columns') return isLooking ? 'file' : isAtValues ? 'values' : 'columns'
  return job.operation === null ? 'check' : 'apply'
}
