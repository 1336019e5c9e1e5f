import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { deliveryJobs } from '../../src/delivery/index.ts'
import { FLOW } from '../../src/flow.ts'
import type { WorkSpec } from '../../src/kernel/index.ts'
import { LEFT_BEHIND, pipelineJobs } from '../../src/jobs.ts'
import { REACTIONS } from '../../src/reactions.ts'

const root = path.join(import.meta.dirname, '../..')
const sources = globSync('src/**/*.ts', { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const found = (pattern: RegExp): Set<string> => new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map((m) => (m[1] ?? m[2])!)))

/** Facts that are told for the record and that nothing follows from. */
const TERMINAL = new Set(['line.contradicted', 'request.held', 'request.released'])

test('every fact has a consumer, or is named here as having none', () => {
  const recorded = found(/\.record\(\{\s*name: '([\w.]+)'|const fact = \{ name: '([\w.]+)'/g)
  assert.ok(recorded.size > 20, 'facts are looked for in the wrong way')
  for (const name of recorded) assert.ok(name in FLOW, `flow.ts does not know ${name}`)
  for (const name of Object.keys(FLOW)) assert.ok(recorded.has(name), `nobody records ${name}`)
  const silent = Object.keys(FLOW).filter((name) => isSilent(name))
  for (const name of silent) assert.ok(name in REACTIONS || TERMINAL.has(name), `nothing follows from ${name}`)
  for (const name of TERMINAL) assert.ok(silent.includes(name) && !(name in REACTIONS), `${name} is said to end here and does not`)
  for (const name of Object.keys(REACTIONS)) assert.ok(recorded.has(name), `nobody records ${name}, which reactions.ts waits for`)
})

/** What follows from a fact that has every member any consumer looks at. */
function workAfter(name: string): WorkSpec[] {
  const work = FLOW[name]!({ name, engagement_ids: ['e'], document_ids: ['d'], program_ref: 'p' } as never)
  return Array.isArray(work) ? work : [work]
}
const isSilent = (name: string): boolean => !workAfter(name).length

test('every kind of work is enqueued by somebody, and all that is enqueued is a kind', () => {
  const ports = new Proxy({}, { get: () => () => {} }) as never
  const kinds = new Set([...pipelineJobs(ports), ...deliveryJobs(ports)].map((job) => job.kind))
  const constants = new Map(sources.flatMap(({ text }) => [...text.matchAll(/const ([A-Z_]+) = '([a-z-]+)'/g)].map((m) => [m[1]!, m[2]!] as const)))
  const enqueued = new Set<string>(Object.keys(FLOW).flatMap((name) => workAfter(name).map((spec) => spec.kind)))
  for (const { text } of sources) {
    for (const m of text.matchAll(/const KINDS = \[([^\]]*)\]/g)) for (const kind of m[1]!.matchAll(/'([\w-]+)'/g)) enqueued.add(kind[1]!)
    // A kind beside its retries is its declaration
    for (const m of text.matchAll(/kind: (?:'([\w-]+)'|([A-Z_]+))(?![^}]{0,160}retryAfterMs)[^}]{0,160}queue/g)) enqueued.add(m[1] ?? constants.get(m[2]!) ?? m[2]!)
  }
  for (const kind of kinds) assert.notEqual(enqueued.has(kind), LEFT_BEHIND.includes(kind), `nobody enqueues ${kind}, or it was not left behind`)
  for (const kind of enqueued) assert.ok(kinds.has(kind), `${kind} is enqueued and is no kind of work`)
})
