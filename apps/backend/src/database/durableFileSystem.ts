import { closeSync, fstatSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's file system that is touched here; PGlite's own types leave it open. */
type Write = (stream: EmscriptenStream, ...data: unknown[]) => number
interface EmscriptenStream {
  readonly nfd?: number
  readonly node: object
}
interface EmscriptenFs {
  readonly ErrnoError: new (errno: number) => Error
  readonly filesystems: unknown
}
interface PostgresModule {
  readonly FS: EmscriptenFs
}
interface EmscriptenNodeFs {
  realPath(node: object): string
  readonly stream_ops: { fsync?: (stream: EmscriptenStream) => number; write: Write }
}

/** Emscripten's number for an input or output error. */
const EIO = 29

/**
 * PGlite's folder on disk, with an fsync that works. As it ships, PGlite starts Postgres with fsync off and its file system
 * ignores the call: a power cut could take back what was acknowledged. Here a commit waits for the disk, and fails when the
 * disk does or when the file has been removed.
 */
export class DurableFileSystem extends NodeFS {
  #failure: DiskFailure | undefined

  /** Why the disk refused to take something; whatever Postgres answers after that is worth nothing. */
  get failure(): DiskFailure | undefined {
    return this.#failure
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(pglite, options)
    initialised.emscriptenOpts.preRun = [
      ...(initialised.emscriptenOpts.preRun ?? []),
      (postgres: PostgresModule) => {
        const { FS: fileSystem } = postgres
        const { NODEFS: nodeFs } = fileSystem.filesystems as { NODEFS: EmscriptenNodeFs }
        nodeFs.stream_ops.fsync = (stream) => {
          try {
            if (stream.nfd === undefined) syncFolder(nodeFs.realPath(stream.node))
            else syncFile(stream.nfd)
          } catch {
            // Postgres understands nothing but its own kind of error; any other would pass by it unnoticed.
            throw new fileSystem.ErrnoError(EIO)
          }
          return 0
        }
        const { write } = nodeFs.stream_ops
        nodeFs.stream_ops.write = (...parameters) => {
          try {
            return write(...parameters)
          } catch (error) {
            throw this.#giveUp(postgres, error)
          }
        }
      },
    ]
    return initialised
  }

  /**
   * Told that its log cannot be written, Postgres gives up, and PGlite asks it to go on for ever. So it is not told: the error
   * is taken for Postgres's own long jump, which ends the question that was asked, and so every one after it.
   */
  #giveUp(postgres: PostgresModule, cause: unknown): DiskFailure {
    const failure = (this.#failure ??= new DiskFailure(cause))
    const fail = () => {
      throw failure
    }
    Object.assign(postgres, {
      _PostgresMainLoopOnce: fail,
      _PostgresMainLongJmp: fail,
      _PostgresSendReadyForQueryIfNecessary: () => undefined,
      _pgl_pq_flush: () => undefined,
    })
    return failure
  }
}

/** The disk does not take what is written: it is full, or may not be written to. */
export class DiskFailure extends Error {
  /** By which PGlite knows a long jump. */
  readonly status = 100

  constructor(cause: unknown) {
    super('The database cannot be written to the disk', { cause })
  }
}

/** Postgres's own start parameters, without `-F` (no fsync), by the one way of syncing that reaches the file system above. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

function syncFile(file: number): void {
  // A file without a name left is stored nowhere.
  if (fstatSync(file).nlink === 0) throw new Error('The file has been removed while it was in use')
  fsyncSync(file)
}

/** Makes names in a folder last, as Postgres asks after creating a file. Windows has no such operation and needs none. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
