import { ImportRefusal, type ImportJob } from '@dira/data'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export const JOB = ['import', 'job'] as const
const UNREACHABLE = 'The server did not answer. Try again in a minute; nothing is lost.'

type Work = () => Promise<ImportJob | null>

/** Does something with the import that is open and shows what it is then, or why that did not work. */
export function useImportWork() {
  const client = useQueryClient()
  const last = useRef(Promise.resolve())
  const [error, setError] = useState<string>()

  const fail = (problem: unknown) => setError(sentenceOf(problem))
  async function act(work: Work): Promise<void> {
    setError(undefined)
    try {
      client.setQueryData(JOB, await work())
    } catch (problem) {
      fail(problem)
      void client.refetchQueries({ queryKey: JOB })
    }
  }
  /** One after the other: the last choice is the one that stays, and a command finds all choices made. */
  async function inTurn(work: Work): Promise<void> {
    last.current = last.current.then(() => act(work))
    await last.current
  }
  return { error, setError, fail, act, inTurn }
}

function sentenceOf(problem: unknown): string {
  return problem instanceof ImportRefusal && problem.message !== '' && problem.status !== 0
    ? problem.message
    : UNREACHABLE
}
