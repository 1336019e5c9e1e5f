import { Worker } from 'node:worker_threads'
import { DomainError, type Time } from '../kernel/index.ts'
import type { ParsedRequirements } from '../vocabulary/index.ts'
import { parseRequirements, UnreadableRequirementText } from './sop/index.ts'

/** Characters up to which a text is read where it is: that takes some hundredths of a second. */
const HERE_MAX = 4_000
/** For one text, counted from when the thread has it in hand. The longest took 16 seconds where ten programs waited for two cores. */
const DEADLINE_MS = 120_000
/** Texts whose reading is kept, for calls that are sent again. */
const KEPT_MAX = 4
const TOO_LONG = 'The text took too long to read. Send it in parts, or send the rules themselves.'

type Answer = { parsed: ParsedRequirements } | { unreadable: { reason: UnreadableRequirementText['reason']; message: string } }

const kept = new Map<string, Promise<ParsedRequirements>>()
let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * The rules of a requirement text of up to 200,000 characters. A long one takes seconds, so a thread reads it: whoever calls meanwhile
 * is answered. Read before a transaction is opened, never in one.
 * @throws UnreadableRequirementText when the text is empty, too long, or not text.
 */
export function readSource(text: string, time: Time): Promise<ParsedRequirements> {
  if (text.length <= HERE_MAX) return Promise.resolve().then(() => parseRequirements(text))
  const held = kept.get(text)
  if (held) return held
  // One after the other: what waits for its turn uses up none of its time, and a text that ends the thread ends no other.
  const reading = last.then(() => readInThread(text, time))
  last = reading.catch(() => undefined)
  kept.set(text, reading)
  reading.catch(() => kept.delete(text))
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest)
  return reading
}

async function readInThread(text: string, time: Time): Promise<ParsedRequirements> {
  const worker = (thread ??= startThread())
  let letGo = (): void => undefined
  try {
    const answer = await new Promise<Answer>((settle, fail) => {
      const ended = () => fail(new DomainError('validation_failed', TOO_LONG, { param: 'source_text' }))
      const stop = time.after(DEADLINE_MS, () => void worker.terminate())
      letGo = () => {
        stop()
        worker.off('message', settle).off('error', fail).off('exit', ended)
      }
      worker.on('message', settle).on('error', fail).on('exit', ended)
      worker.ref()
      worker.postMessage(text)
    })
    if ('unreadable' in answer) throw new UnreadableRequirementText(answer.unreadable.reason, answer.unreadable.message)
    return answer.parsed
  } finally {
    letGo()
    // An idle thread keeps no process alive.
    worker.unref()
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./sop/parse-in-thread.ts', import.meta.url))
  // One that ended, or is about to, reads nothing more.
  const gone = () => {
    if (thread === worker) thread = undefined
  }
  return worker.on('error', gone).on('exit', gone)
}
