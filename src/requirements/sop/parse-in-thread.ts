/** The entry of the thread that reads long requirement texts, one after the other. */
import { parentPort } from 'node:worker_threads'
import { parseRequirements } from './parse-requirements.ts'
import { UnreadableRequirementText } from './text/normalise-text.ts'

parentPort!.on('message', ({ id, text }: { id: number; text: string }) => {
  try {
    parentPort!.postMessage({ id, parsed: parseRequirements(text) })
  } catch (error) {
    if (!(error instanceof UnreadableRequirementText)) throw error
    parentPort!.postMessage({ id, unreadable: { reason: error.reason, message: error.message } })
  }
})
