/** The entry of the thread that reads long requirement texts, one after the other. */
import { parentPort } from 'node:worker_threads'
import { parseRequirements } from './parse-requirements.ts'
import { UnreadableRequirementText } from './text/normalise-text.ts'

parentPort!.on('message', (text: string) => {
  try {
    parentPort!.postMessage({ parsed: parseRequirements(text) })
  } catch (error) {
    if (!(error instanceof UnreadableRequirementText)) throw error
    parentPort!.postMessage({ unreadable: { reason: error.reason, message: error.message } })
  }
})
