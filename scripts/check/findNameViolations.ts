import type { Tree } from './readTree.ts'
import { lineAt, type Violation } from './violation.ts'

/** Names that say nothing: whatever lands there could have lain beside what it serves. */
const EMPTY_NAME = /(?:^|\/)(utils?|helpers?|common|misc)(?=\/|\.[a-z.]+$)/i

/** Folders of one machine, absolute: they exist nowhere else. */
const MACHINE_PATH =
  /(?<![\w.:/%-])(?:\/(?:home|Users|root|mnt|srv|tmp|var|private|work|workspaces?)|[A-Z]:\\{1,2}Users)[\\/][\w.-]{2}/g

/** Names and paths that do not belong in the repository. */
export function findNameViolations(tree: Tree): readonly Violation[] {
  return [...tree].flatMap(([path, text]) => [...emptyName(path), ...machinePaths(path, text)])
}

function emptyName(path: string): readonly Violation[] {
  const name = EMPTY_NAME.exec(path)?.[1]
  if (name === undefined) return []
  return [
    {
      path,
      line: 1,
      message: `"${name}" says nothing: name the file after its main export and put it where it is used.`,
    },
  ]
}

function machinePaths(path: string, text: string): readonly Violation[] {
  return [...text.matchAll(MACHINE_PATH)].map(({ index }) => ({
    path,
    line: lineAt(text, index),
    message: "A path of one machine: write it from the repository's root, or take it from the environment.",
  }))
}
