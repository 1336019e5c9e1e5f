import { Worker } from 'node:worker_threads'
import { DomainError, type Time } from '../kernel/index.ts'
import type { ParsedRequirements } from '../vocabulary/index.ts'
import { parseRequirements, UnreadableRequirementText } from './sop/index.ts'

/** Characters up to which a text is read where it is: that takes some hundredths of a second. */
const HERE_MAX = 4_000
/** Some ten times what the longest text takes on a busy machine. */
const DEADLINE_MS = 120_000
/** Texts whose reading is kept, for calls that are sent again. */
const KEPT_MAX = 4
const TOO_LONG = 'The text took too long to read. Send it in parts, or send the rules themselves.'

type Answer = { id: number; parsed: ParsedRequirements } | { id: number; unreadable: { reason: UnreadableRequirementText['reason']; message: string } }
type Thread = { worker: Worker; waiting: Map<number, { settle: (answer: Answer) => void; fail: (error: Error) => void }> }

const kept = new Map<string, Promise<ParsedRequirements>>()
let thread: Thread | undefined
let nextId = 1

/**
 * The rules of a requirement text of up to 200,000 characters. A long one takes seconds, so a thread reads it: whoever calls meanwhile
 * is answered. Read before a transaction is opened, never in one.
 * @throws UnreadableRequirementText when the text is empty, too long, or not text.
 */
export function readSource(text: string, time: Time): Promise<ParsedRequirements> {
  if (text.length <= HERE_MAX) return Promise.resolve().then(() => parseRequirements(text))
  const held = kept.get(text)
  if (held) return held
  const reading = readInThread(text, time)
  kept.set(text, reading)
  reading.catch(() => kept.delete(text))
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest)
  return reading
}

async function readInThread(text: string, time: Time): Promise<ParsedRequirements> {
  const { worker, waiting } = (thread ??= startThread())
  const id = nextId++
  let stop = (): void => undefined
  try {
    const answer = await new Promise<Answer>((settle, fail) => {
      waiting.set(id, { settle, fail })
      worker.ref()
      stop = time.after(DEADLINE_MS, () => void worker.terminate())
      worker.postMessage({ id, text })
    })
    if ('unreadable' in answer) throw new UnreadableRequirementText(answer.unreadable.reason, answer.unreadable.message)
    return answer.parsed
  } finally {
    stop()
    waiting.delete(id)
    // An idle thread keeps no process alive.
    if (waiting.size === 0) worker.unref()
  }
}

function startThread(): Thread {
  const started: Thread = { worker: new Worker(new URL('./sop/parse-in-thread.ts', import.meta.url)), waiting: new Map() }
  const end = (error: Error): void => {
    if (thread === started) thread = undefined
    for (const { fail } of started.waiting.values()) fail(error)
  }
  started.worker.on('message', (answer: Answer) => started.waiting.get(answer.id)?.settle(answer))
  started.worker.on('error', end)
  started.worker.on('exit', () => end(new DomainError('validation_failed', TOO_LONG, { param: 'source_text' })))
  return started
}
