import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Time } from '../kernel/index.ts'
import type { ChildReply, ChildRequest } from './child-messages.ts'
import { READ_LIMITS } from './read-settings.ts'

/** `killed`: from outside, and nobody here did it. `not_started`: it ended before it was ready to read anything. */
export type ChildOutcome = { reply: ChildReply } | { died: 'timed_out' | 'out_of_memory' | 'crashed' | 'killed' | 'not_started' }
export type OnPhase = (page: number, pages: number) => void

const ENTRY = fileURLToPath(new URL('./read-in-child.ts', import.meta.url))
const RSS_LOOK_MS = 40
const PAGE_BYTES = 4096
const TICK_MS = 10
/** Children give way to callers, so on a busy machine they stand still for long: a wait counts against them this often at most. */
const STARVED_MAX = 6

const LOW_PRIORITY = 10
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // Where the system does not allow it, reading competes with answering.
  }
}

/**
 * One killable reading process. The permission model leaves it no network, no child of its own and no writing to disk;
 * the parent watches its time and its memory from outside, because a stuck parser cannot watch itself.
 */
export class ReadingChild {
  readonly #process: ChildProcess
  readonly #time: Time
  #settle: ((outcome: ChildOutcome) => void) | undefined
  #onPhase: OnPhase | undefined
  #stopDeadline: () => void = () => undefined
  #stopLook: () => void = () => undefined
  #rasters = 0
  /** What the pages of the file in hand may take beside their pictures. */
  #parse_ms = 0
  #isReady = false
  documents = 0
  alive = true

  constructor(time: Time) {
    this.#time = time
    this.#process = fork(ENTRY, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        '--permission',
        '--allow-fs-read=*',
        '--allow-addons',
        '--allow-worker',
        '--max-old-space-size=1024',
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
      ],
      // Nothing of the service's environment (keys, database) is for a process that parses strangers' files.
      env: { PATH: process.env.PATH ?? '', OMP_NUM_THREADS: '1' },
    })
    // Callers come before files: reading takes the processor time that answering leaves.
    if (this.#process.pid) lowerPriority(this.#process.pid)
    this.#process.on('message', (reply: ChildReply) => this.#receive(reply))
    this.#process.on('exit', (_code, signal) => this.#end(signal === 'SIGKILL' ? 'killed' : 'crashed'))
    this.#process.on('error', () => this.#end('crashed'))
    this.#process.unref()
    this.#process.channel?.unref()
  }

  /** Runs one request; at most one at a time. Resolves always, with the reply or with how the child died. */
  run(request: ChildRequest, onPhase?: OnPhase): Promise<ChildOutcome> {
    return new Promise((resolve) => {
      if (!this.alive) return resolve({ died: this.#isReady ? 'crashed' : 'not_started' })
      this.#settle = resolve
      this.#onPhase = onPhase
      this.#rasters = 0
      this.#parse_ms = 0
      this.documents++
      this.#process.ref()
      this.#process.channel?.ref()
      this.#deadline(READ_LIMITS.parse_ms)
      this.#look()
      this.#process.send(request, (error) => {
        if (error) this.#kill('crashed')
      })
    })
  }

  /** Resident memory of the child in bytes; 0 where the system does not tell. */
  rss(): number {
    try {
      return Number(readFileSync(`/proc/${this.#process.pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES || 0
    } catch {
      return 0
    }
  }

  kill(): void {
    this.alive = false
    this.#process.kill('SIGKILL')
  }

  #receive(reply: ChildReply): void {
    if (reply.kind === 'ready') {
      this.#isReady = true
      return
    }
    if (reply.kind === 'phase') {
      // A hostile file may not buy time by claiming phases: it opens once, and each raster page counts once, up to the page cap.
      if (reply.phase === 'raster') {
        if (++this.#rasters <= READ_LIMITS.pagesMax) this.#deadline(READ_LIMITS.rasterPage_ms + this.#parse_ms)
        this.#onPhase?.(reply.page, reply.pages)
      } else if (this.#parse_ms === 0) {
        this.#parse_ms = READ_LIMITS.parsePage_ms * Math.min(reply.pages, READ_LIMITS.pagesMax)
        this.#deadline(READ_LIMITS.parse_ms + this.#parse_ms)
      }
      return
    }
    this.#finish({ reply })
  }

  /** Time that others took from the child is not the child's: it ends when it has used `ms` itself, or after STARVED_MAX times `ms`. */
  #deadline(ms: number): void {
    this.#stopDeadline()
    const before = this.#processor_ms()
    let waits = 0
    const wait = (rest: number): void => {
      this.#stopDeadline = this.#time.after(rest, () => {
        const used = this.#processor_ms()
        const left = used === null || before === null ? 0 : ms - (used - before)
        if (left < ms * 0.1 || ++waits >= STARVED_MAX) this.#kill('timed_out')
        else wait(ms)
      })
    }
    wait(ms)
  }

  /** Processor time the child has used since it started; null where the system does not tell. */
  #processor_ms(): number | null {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid}/stat`, 'latin1')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    } catch {
      return null
    }
  }

  #look(): void {
    this.#stopLook = this.#time.after(RSS_LOOK_MS, () => {
      if (this.rss() > READ_LIMITS.rss_bytesMax) this.#kill('out_of_memory')
      else if (this.#settle) this.#look()
    })
  }

  #kill(died: 'timed_out' | 'out_of_memory' | 'crashed'): void {
    this.kill()
    this.#end(died)
  }

  #end(died: 'timed_out' | 'out_of_memory' | 'crashed' | 'killed'): void {
    this.alive = false
    this.#finish({ died: this.#isReady ? died : 'not_started' })
  }

  #finish(outcome: ChildOutcome): void {
    const settle = this.#settle
    this.#settle = undefined
    this.#stopDeadline()
    this.#stopLook()
    this.#process.unref()
    this.#process.channel?.unref()
    settle?.(outcome)
  }
}
