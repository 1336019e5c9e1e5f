import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { ACTIVE } from '../../scripts/samples/hostile/active-content.ts'
import { BOMBS } from '../../scripts/samples/hostile/bombs.ts'
import { BROKEN } from '../../scripts/samples/hostile/broken-structure.ts'
import { OFFICE, OTHER_THINGS } from '../../scripts/samples/hostile/hostile-office.ts'
import { PICTURES } from '../../scripts/samples/hostile/hostile-pictures.ts'
import { seededRandom } from '../../scripts/samples/seeded-random.ts'
import { call, type Service, startService, until } from '../harness/service.ts'

/** IVS_HOSTILE_FILES says how many of the 300 are tried (`npm run hostile` tries all), IVS_HOSTILE_SEED which. */
const COUNT = Number(process.env.IVS_HOSTILE_FILES ?? 24)
const SEED = process.env.IVS_HOSTILE_SEED ?? '1'
const FILES_IN_ALL = 300
/** No child may hold more; the watch stops one below it. */
const CHILD_BYTES_MAX = 1_500_000_000
const ENDED = new Set(['extracted', 'not_insurance', 'in_review', 'failed'])
const OUTCOMES = new Set(['lines_built', 'merged', 'no_lines', 'not_insurance', 'unreadable', 'in_review', 'failed'])
const REASONS = new Set(['damaged', 'encrypted', 'too_many_pages', 'too_large_to_render', 'timed_out', 'out_of_memory', 'empty', 'not_read'])

type Hostile = { name: string; bytes: Buffer; what: string }
async function* hostileFiles(): AsyncGenerator<Hostile> {
  const makers = Object.entries({ ...BOMBS, ...BROKEN, ...ACTIVE, ...PICTURES, ...OFFICE, ...OTHER_THINGS })
  const good = readFileSync(new URL('../../samples/certificate.pdf', import.meta.url))
  const seed = seededRandom(SEED)
  // The sample takes every nth file from a start that the seed chooses, so that each kind has its turn.
  const step = FILES_IN_ALL / Math.min(COUNT, FILES_IN_ALL)
  const from = seed.fork('from').int(0, Math.max(0, Math.ceil(step) - 1))
  for (let i = 0; i < Math.min(COUNT, FILES_IN_ALL); i++) {
    const n = Math.floor(from + i * step) % FILES_IN_ALL
    const [kind, make] = makers[n % makers.length]!
    const { bytes, ending, what } = await make(seed.fork(`${kind}/${n}`), good)
    yield { name: `${n}_${kind}.${ending}`, bytes, what }
  }
}

let service: Service
before(async () => {
  service = await startService({ IVS_EXTRACTION_CHILDREN: '2' })
})
after(() => service?.close())

/** The largest resident size of any reading child so far, in bytes; 0 where the system does not tell. */
function childrenBytes(): number {
  let most = 0
  try {
    for (const task of readdirSync('/proc/self/task'))
      for (const pid of readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean)) {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-in-child')) continue
        most = Math.max(most, Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096)
      }
  } catch {
    // A child that ended between two looks.
  }
  return most
}

const eventsOf = async (insured: string): Promise<any[]> => {
  const { status, body } = await call(service, service.test, 'GET', `/v1/events?insured_ref=${encodeURIComponent(insured)}&limit=100`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

type Pushed = { name: string; what: string; insured: string; id: string }
const counted = new Map<string, number>()
const count = (what: string): void => void counted.set(what, (counted.get(what) ?? 0) + 1)

/** Pushes one file; null when it was refused as it should be. */
async function push({ name, bytes, what }: Hostile): Promise<Pushed | null> {
  const insured = `hostile ${name}`
  const form = new FormData()
  form.set('insured_ref', insured)
  form.set('consumer_ref', 'broker')
  form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const { status, body } = await call(service, service.test, 'POST', '/v1/documents', form)
  if (status === 200) return { name, what, insured, id: body.documents[0].document_id }
  assert.ok([415, 422].includes(status), `${name} (${what}): ${status} ${JSON.stringify(body)}`)
  assert.ok(['unsupported_file_type', 'empty_file'].includes(body.error.code), `${name}: ${body.error.code}`)
  count(body.error.code)
  return null
}

async function checkEnd({ name, what, insured, id }: Pushed): Promise<void> {
  const fetchOne = async () => (await call(service, service.test, 'GET', `/v1/documents/${id}`)).body
  let document = await fetchOne()
  while (!ENDED.has(document.status)) document = await until(fetchOne, (d) => ENDED.has(d.status))
  assert.ok(OUTCOMES.has(document.outcome), `${name} (${what}): ${document.outcome}`)
  const said = (await eventsOf(insured)).filter((e) => e.document_id === id && /^document\.(extracted|failed|not_insurance|unreadable_fields)$/.test(e.event))
  assert.ok(said.length > 0 || document.status === 'in_review', `${name} (${what}): ${document.status} without an event`)
  const failed = said.find((e) => e.event === 'document.failed')
  assert.equal(failed !== undefined, document.status === 'failed', name)
  if (failed) {
    assert.ok(REASONS.has(failed.data.reason), failed.data.reason)
    assert.ok(failed.data.remediation.length > 20, name)
  }
  count(document.outcome)
}

test(`hostile files (seed ${SEED}): every one is refused or ends in a documented outcome while the service answers`, { timeout: 3_600_000 }, async () => {
  const answers: number[] = []
  let largest = 0
  let watching = true
  const watch = (async () => {
    while (watching) {
      const asked = performance.now()
      const { status } = await call(service, service.test, 'GET', '/v1/documents?limit=1')
      answers.push(performance.now() - asked)
      assert.equal(status, 200)
      largest = Math.max(largest, childrenBytes())
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
  })()
  try {
    const pushed: Pushed[] = []
    for await (const file of hostileFiles()) {
      const taken = await push(file)
      if (taken) pushed.push(taken)
    }
    for (const document of pushed) await checkEnd(document)
  } finally {
    watching = false
    await watch
  }
  assert.ok(largest < CHILD_BYTES_MAX, `a child held ${largest} bytes`)
  answers.sort((a, b) => a - b)
  const p99 = answers[Math.floor(answers.length * 0.99)] ?? 0
  process.stdout.write(`hostile: ${JSON.stringify(Object.fromEntries(counted))}, largest child ${Math.round(largest / 1e6)} MB, API p99 ${Math.round(p99)} ms of ${answers.length} answers\n`)
})
