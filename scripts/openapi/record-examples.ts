/** Records an example of every operation and event from a running service into src/http/openapi/examples.json. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startService } from '../../tests/harness/service.ts'
import { type Exchange, tellStory } from '../../tests/openapi/tell-story.ts'

const FILE = path.join(import.meta.dirname, '../../src/http/openapi/examples.json')
const ITEMS_SHOWN = 2
const FIELDS_SHOWN = 1
const WHOLE = new Set(['sources', 'values', 'limits', 'coverage_types'])

/** Short enough to read: two items of a list, two of the traced fields; no port, no secret of the machine that recorded. */
function trim(value: unknown, name = '', depth = 0): unknown {
  const shown = WHOLE.has(name) ? undefined : depth > 2 ? 1 : ITEMS_SHOWN
  if (Array.isArray(value)) return value.slice(0, shown).map((item) => trim(item, '', depth + 1))
  if (value && typeof value === 'object') {
    const entries = Object.entries(value)
    return Object.fromEntries((name === 'fields' ? entries.slice(0, FIELDS_SHOWN) : entries).map(([key, member]) => [key, trim(member, key, depth + 1)]))
  }
  if (typeof value !== 'string') return value
  return value.replace(/whsec_[\w+/=]+/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw').replace(/http:\/\/127\.0\.0\.1:\d+\/hooks/g, 'https://hooks.example.com').replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://ivs.example.com')
}

const service = await startService()
try {
  const story = await tellStory(service)
  const operations = Object.fromEntries(
    Object.entries(story.exchanges).map(([id, { params, query, body, form, response }]: [string, Exchange]) => [id, trim({ params, query, ...(body !== undefined && { body }), ...(form && { form }), ...(typeof response === 'object' && { response }) })]),
  )
  // What takes a day of failing to happen is told after the batch that did not fail.
  const produced = story.events['delivery.batch_produced']
  story.events['delivery.batch_failed'] ??= { ...produced, event: 'delivery.batch_failed', data: { ...produced.data, status: 'failed', produced_at: null, error: 'connect ECONNREFUSED: the destination took no connection' } }
  const events = Object.fromEntries(Object.entries(story.events).sort().map(([name, event]) => [name, trim(event)]))
  writeFileSync(FILE, `${JSON.stringify({ operations, events }, null, 1)}\n`)
  process.stdout.write(`${Object.keys(operations).length} operations, ${Object.keys(events).length} events\n`)
} finally {
  await service.close()
}
