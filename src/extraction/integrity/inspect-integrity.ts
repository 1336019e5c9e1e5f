import type { Integrity, IntegrityFinding } from '../../vocabulary/index.ts'
import type { InspectIntegrity } from '../stages.ts'
import { readNumbers } from './compare-revisions.ts'
import { findCoveredText } from './covered-text.ts'
import { findEditedImage } from './edited-image.ts'
import { findPaintedFields } from './painted-fields.ts'
import { findInReadings } from './reading-findings.ts'
import { inspectRevisions } from './revisions.ts'
import { checkSignatures, findingsOfSignatures } from './signatures.ts'

const RANK = { info: 0, needs_a_look: 1, suspicious: 2 } as const
const FINDINGS_MAX = 60

/** The state is the gravest finding's; findings that are only information leave a document clear. */
const stateOf = (findings: readonly IntegrityFinding[]): Integrity['state'] => {
  const worst = findings.reduce((n, f) => Math.max(n, RANK[f.severity]), 0)
  return worst === 2 ? 'suspicious' : worst === 1 ? 'needs_a_look' : 'clear'
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.byteLength)).includes('%PDF-')

/**
 * Looks for evidence in the content that a document was altered. How a file was made (its producer, its dates, how often it
 * was saved) is never a finding: agents print, scan, merge and save again every day.
 */
export const inspectIntegrity: InspectIntegrity = async ({ bytes, contentType, pages, reading }) => {
  const findings: IntegrityFinding[] = [...findCoveredText(pages), ...findPaintedFields(pages), ...findInReadings(reading), ...findEditedImage(bytes, contentType)]
  if (isPdf(bytes)) {
    findings.push(...findingsOfSignatures(checkSignatures(bytes)))
    findings.push(...(await inspectRevisions(bytes, readNumbers(reading.flatMap((r) => r.coverage_lines.map((l) => l.policy_number))))))
  }
  findings.sort((a, b) => RANK[b.severity] - RANK[a.severity])
  return { state: stateOf(findings), findings: findings.slice(0, FINDINGS_MAX) }
}
