import { relativesFoundBy } from '../parties/index.ts'
import { listEnrollments, listProgramsOf } from '../programs/index.ts'
import type { Query } from '../kernel/index.ts'
import { foldPolicyNumber } from './fold-identity.ts'
import { linesOfNotice, type NamesPolicies } from './match-notice.ts'
import { shorterNumbers } from './near-number.ts'
import { findLines, type LineRow, listLinesOfPolicies, ownersOfPolicies } from './table.ts'

/** Policies of others, each owner's together. */
export type OfRelatives = readonly (readonly LineRow[])[]

/**
 * The policies of others that papers pushed for an insured may be about by the numbers they name: those of its family, for a policy counts for
 * children, and the master policies of the programs it is enrolled in. Read without their locks.
 */
export async function policiesOfRelatives(q: Query, insuredRef: string, notices: readonly NamesPolicies[]): Promise<OfRelatives> {
  const numbers = [...new Set(notices.flatMap((n) => n.policy_numbers.flatMap((number) => shorterNumbers(foldPolicyNumber(number) ?? ''))))]
  if (numbers.length === 0) return []
  const relatives = await relativesFoundBy(q, insuredRef, (limit) => ownersOfPolicies(q, numbers, limit))
  const programs = await listProgramsOf(q, (await listEnrollments(q, insuredRef)).map((e) => e.program_ref))
  const masterIds = programs.flatMap((p) => [p.master_coverage_line_id, p.coming_master_line_id]).filter((id) => id !== null)
  const found = [...(relatives.length ? await listLinesOfPolicies(q, relatives, numbers) : []), ...(masterIds.length ? await findLines(q, masterIds) : [])]
  const ofOthers = [...new Map(found.filter((row) => row.insured_ref !== insuredRef).map((row) => [row.coverage_line_id, row])).values()]
  return [...Map.groupBy(ofOthers, (row) => row.insured_ref).values()]
}

/** Those of them that some of the notices speak about. */
export const meantOfRelatives = (ofRelatives: OfRelatives, notices: readonly NamesPolicies[], today: string): LineRow[] =>
  ofRelatives.flatMap((rows) => {
    const meant = new Set(notices.flatMap((notice) => linesOfNotice(rows.map((row) => row.held), notice, today)))
    return rows.filter((row) => meant.has(row.held))
  })
