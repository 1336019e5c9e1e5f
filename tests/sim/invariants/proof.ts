import { verifyChain } from '../../../src/outreach/evidence/verify-chain.ts'
import { isoTime } from '../../../src/kernel/index.ts'
import type { Invariant } from './index.ts'
import type { Row, Snapshot } from './snapshot.ts'

const proofOf = (s: Snapshot, ids: Row[]): (Row | undefined)[] => ids.map((p) => s.rows.evidence.find((e) => e.evidence_id === p.evidence_id))
const FACTS = ['policy_number', 'carrier', 'effective_date', 'expiration_date'] as const

/** Nothing is verified without a proof on file whose sender was proven, that confirms this line, and the very facts that are held. */
export const nothingIsVerifiedWithoutProof: Invariant = (s, world) => {
  const broken: string[] = []
  for (const v of s.rows.line_revisions.filter((r) => r.change === 'resolved' && r.state !== 'timed_out')) {
    const what = `${v.coverage_line_id} became ${v.state}`
    const proofs = proofOf(s, v.cause.proof ?? [])
    if (!proofs.length) broken.push(`${what} without a proof`)
    for (const evidence of proofs) {
      if (!evidence) {
        broken.push(`${what} on evidence that is not on file`)
        continue
      }
      if (evidence.content_sha256 && !world.disk.kept.has(evidence.content_sha256)) broken.push(`${what} on bytes that are gone`)
      if (evidence.kind !== 'reply_thread') continue
      const said = evidence.detail.per_line?.[v.coverage_line_id]
      const wanted = { verified: 'confirmed', refused: 'refused', contradicted: 'contradicted' }[v.state as string]
      if (said?.outcome !== wanted) broken.push(`${what} on an answer that says ${said?.outcome ?? 'nothing'} of it`)
      const message = s.rows.thread_messages.find((m) => m.message_id === evidence.detail.message_id)
      if (!message || message.direction !== 'in') broken.push(`${what} on a message that never came in`)
      if (!message?.authentication?.judged?.accepted) broken.push(`${what} on an answer whose sender was not accepted`)
      if (message?.authentication?.aligned !== true && !(v.mode === 'test' && message?.authentication?.simulated === true)) broken.push(`${what} on an answer whose sender is not proven`)
      if (v.state === 'verified' && message) broken.push(...unaskedFacts(s, v, message).map((f) => `${what} with ${f}`))
    }
  }
  for (const line of s.rows.coverage_lines.filter((l) => l.state === 'verified' && !l.verification.proof.length)) broken.push(`${line.coverage_line_id} is verified without a proof`)
  return broken
}

/** Facts held as verified that no email of the thread before the answer had asked about as they are held. */
function unaskedFacts(s: Snapshot, v: Row, message: Row): string[] {
  const asked = s.rows.thread_messages
    .filter((m) => m.thread_id === message.thread_id && m.direction === 'out' && m.created_at <= message.created_at + 60_000)
    .flatMap((m) => (m.asked ?? []).filter((a: Row) => a.coverage_line_id === v.coverage_line_id))
  if (!asked.length) return ['facts nobody was asked about']
  const wrong = (a: Row) => [
    ...FACTS.filter((f) => a[f] !== v.held[f]).map((f) => `${f} ${v.held[f]}, asked as ${a[f]}`),
    ...v.held.limits.filter((l: Row) => !a.limits.some((x: Row) => x.label === l.label && x.amount === l.amount)).map((l: Row) => `${l.label} ${l.amount}, never asked`),
  ]
  return asked.map(wrong).sort((a: string[], b: string[]) => a.length - b.length)[0]!
}

/** Evidence is one chain for each mode, without gaps, each entry hashed over the one before it. */
export const evidenceIsAChain: Invariant = (s) => {
  const broken: string[] = []
  for (const mode of ['live', 'test']) {
    const chain = s.rows.evidence.filter((e) => e.mode === mode).sort((a, b) => a.sequence - b.sequence)
    const entries = chain.map(({ account_id: _a, mode: _m, ...e }) => ({ ...e, recorded_at: isoTime(e.recorded_at) }))
    for (const p of verifyChain(entries as never).problems) broken.push(`evidence ${p.sequence ?? ''} of ${mode}: ${p.problem}`)
  }
  return broken
}

/** Every blob that a row names is kept; what a living process staged for a call that is over is gone. */
export const everyBlobIsKept: Invariant = (s, world) => {
  const named: [string, string | null][] = [
    ...s.rows.documents.map((d): [string, string | null] => [d.document_id, d.sha256]),
    ...s.rows.thread_messages.map((m): [string, string | null] => [m.message_id, m.blob_sha256]),
    ...s.rows.evidence.map((e): [string, string | null] => [e.evidence_id, e.content_sha256]),
    ...s.rows.batches.flatMap((b) => b.files.map((f: Row): [string, string | null] => [b.batch_id, f.sha256])),
  ]
  return [
    ...named.filter(([, sha]) => sha !== null && !world.disk.kept.has(sha)).map(([id, sha]) => `${id} names ${sha?.slice(0, 12)}, which is not kept`),
    ...[...world.disk.staged.values()].filter((f) => !f.life.dead).map((f) => `${f.life.name} left ${f.sha256.slice(0, 12)} staged`),
  ]
}
