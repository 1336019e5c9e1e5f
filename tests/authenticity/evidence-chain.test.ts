import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { appendToChain, type ChainEntry, type Checkpoint, chainEntryHash, signCheckpoint, writeCheckpointLine, writeEntryLine } from '../../src/outreach/evidence/evidence-chain.ts'
import { ChainVerifier, verifyChain, verifyLine } from '../../src/outreach/evidence/verify-chain.ts'

const keys = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')

function logOf(length: number): ChainEntry[] {
  const entries: ChainEntry[] = []
  for (let at = 0; at < length; at += 1) {
    entries.push(
      appendToChain(entries.at(-1) ?? null, {
        evidence_id: `evd_${String(at).padStart(6, '0')}`,
        kind: at % 3 === 0 ? 'link_response' : 'reply_thread',
        insured_ref: at % 5 === 0 ? null : `insured-${at % 7}`,
        coverage_line_ids: [`cl_${at}`, `cl_${at + 1}`],
        content_sha256: at % 4 === 0 ? null : 'ab'.repeat(32),
        content_type: at % 4 === 0 ? null : 'message/rfc822',
        detail: { z: at, a: { y: [1, 2, { b: 'ñ', a: null }], x: true }, from: 'agent@agency.example' },
        recorded_at: `2026-11-18T10:00:${String(at % 60).padStart(2, '0')}.000Z`,
      }),
    )
  }
  return entries
}

const closed = (entries: ChainEntry[], key = keys): Checkpoint =>
  signCheckpoint({ chain: 'acc_1/live', count: entries.length, head: entries.at(-1)!.hash, at: '2026-11-18T12:00:00.000Z' }, key.privateKey)
const exported = (entries: ChainEntry[]): string => [...entries.map(writeEntryLine), writeCheckpointLine(closed(entries))].join('\n')
function verifyText(text: string): boolean {
  const verifier = new ChainVerifier({ publicKey: keys.publicKey, chain: 'acc_1/live' })
  for (const line of text.split('\n')) verifyLine(verifier, line)
  return verifier.finish().whole
}

/** A generator with a seed: a failure names the tampering that can be played again. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const rehash = (entries: ChainEntry[]): ChainEntry[] => {
  const out: ChainEntry[] = []
  for (const entry of entries) out.push(appendToChain(out.at(-1) ?? null, entry))
  return out
}

/** What someone with the file, and without the key, may do to it. */
const TAMPERINGS: ((entries: ChainEntry[], text: string, pick: (below: number) => number) => string)[] = [
  (_, text, pick) => {
    const at = pick(text.length)
    const put = String.fromCharCode(33 + pick(90))
    return text[at] === put ? `${text}x` : text.slice(0, at) + put + text.slice(at + 1)
  },
  (_, text, pick) => {
    const at = pick(text.length)
    return text.slice(0, at) + text.slice(at + 1)
  },
  (_, text, pick) => {
    const at = pick(text.length)
    return `${text.slice(0, at)}${String.fromCharCode(32 + pick(90))}${text.slice(at)}`
  },
  (_, text, pick) => text.slice(0, pick(text.length)),
  (_, text, pick) => {
    const lines = text.split('\n')
    lines.splice(pick(lines.length), 1)
    return lines.join('\n')
  },
  (_, text, pick) => {
    const lines = text.split('\n')
    const at = pick(lines.length - 1)
    ;[lines[at], lines[at + 1]] = [lines[at + 1]!, lines[at]!]
    return lines.join('\n')
  },
  (_, text, pick) => {
    const lines = text.split('\n')
    const at = pick(lines.length)
    lines.splice(at, 0, lines[pick(lines.length)]!)
    return lines.join('\n')
  },
  (entries, text, pick) => {
    const cut = rehash(entries.filter((_, at) => at !== pick(1) + 3))
    return [...cut.map(writeEntryLine), text.split('\n').at(-1)!].join('\n')
  },
  (entries, text, pick) => {
    const at = pick(entries.length)
    const other = rehash(entries.map((one, i) => (i === at ? { ...one, insured_ref: 'someone-else' } : one)))
    return [...other.map(writeEntryLine), text.split('\n').at(-1)!].join('\n')
  },
  (entries, _, pick) => {
    const cut = entries.slice(0, 1 + pick(entries.length - 1))
    return [...cut.map(writeEntryLine), writeCheckpointLine(closed(cut, stranger))].join('\n')
  },
  (entries, _, pick) => {
    const cut = entries.slice(0, 1 + pick(entries.length - 1))
    return [...cut.map(writeEntryLine), writeCheckpointLine({ ...closed(entries), count: cut.length, head: cut.at(-1)!.hash })].join('\n')
  },
  (entries, _, pick) =>
    entries
      .slice(0, 1 + pick(entries.length))
      .map(writeEntryLine)
      .join('\n'),
  (entries, text, pick) => {
    const longer = [
      ...entries,
      appendToChain(entries.at(-1)!, {
        ...entries[pick(entries.length)]!,
        evidence_id: 'evd_forged',
        recorded_at: '2026-11-19T00:00:00.000Z',
      }),
    ]
    return [...longer.map(writeEntryLine), text.split('\n').at(-1)!].join('\n')
  },
]

test('10,000 random tamperings, none missed', () => {
  const entries = logOf(12)
  const text = exported(entries)
  assert.equal(verifyText(text), true)
  const missed: number[] = []
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const pick = random(seed * 7919)
    const tampered = TAMPERINGS[seed % TAMPERINGS.length]!(entries, text, pick)
    if (tampered !== text && verifyText(tampered)) missed.push(seed)
  }
  assert.deepEqual(missed, [])
})

test('without an anchor the end is open, with a known head a cut shows', () => {
  const entries = logOf(5)
  const cut = entries.slice(0, 3)
  assert.deepEqual([verifyChain(cut).whole, verifyChain(cut).end], [true, 'open'])
  assert.equal(verifyChain(cut, { head: entries.at(-1)!.hash }).whole, false)
  assert.equal(verifyChain(cut, { count: 5 }).whole, false)
  assert.equal(
    verifyChain(
      [...entries, appendToChain(entries.at(-1)!, { ...entries[0]!, evidence_id: 'evd_new', recorded_at: '2026-11-18T11:00:00.000Z' })],
      { count: 5, head: entries.at(-1)!.hash },
    ).end,
    'known',
  )
})

test('a checkpoint of another log or key does not close this one', () => {
  const entries = logOf(4)
  assert.equal(verifyChain(entries, { publicKey: keys.publicKey, chain: 'acc_2/live' }, closed(entries)).whole, false)
  assert.equal(verifyChain(entries, { publicKey: keys.publicKey }, closed(entries, stranger)).whole, false)
  assert.deepEqual([verifyChain(entries, { publicKey: keys.publicKey }, closed(entries)).end, verifyChain([], {}).entries], ['signed', 0])
})

test('members of detail hash alike in any order', () => {
  const [entry] = logOf(1)
  assert.equal(
    chainEntryHash({ ...entry!, detail: { from: 'agent@agency.example', a: { x: true, y: [1, 2, { a: null, b: 'ñ' }] }, z: 0 } }),
    entry!.hash,
  )
})
