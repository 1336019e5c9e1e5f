import type { Query, Tx } from '../kernel/index.ts'
import type { CoverageType } from '../vocabulary/index.ts'

export type ProgramRow = {
  program_ref: string; name: string; coverage_type: CoverageType; owner: string; verification: 'attestation' | 'master_policy'
  /** The line that decides, and the one that takes its place on the day it takes effect. */
  master_coverage_line_id: string | null; coming_master_line_id: string | null; carrier: string | null; policy_number: string | null; effective_date: string | null; expiration_date: string | null
  meta: Record<string, unknown>; created_at: number; updated_at: number
}
export type NewProgram = Omit<ProgramRow, 'master_coverage_line_id' | 'coming_master_line_id' | 'created_at' | 'updated_at'>
export type EnrollmentRow = { enrollment_id: string; insured_ref: string; program_ref: string; enrolled: boolean; effective_on: string | null; ends_on: string | null; created_at: number; updated_at: number }
const PROGRAM = 'program_ref, name, coverage_type, owner, verification, master_coverage_line_id, coming_master_line_id, carrier, policy_number, effective_date, expiration_date, meta, created_at, updated_at'
const ENROLLMENT = 'enrollment_id, insured_ref, program_ref, enrolled, effective_on, ends_on, created_at, updated_at'

export const findProgram = (q: Query, ref: string) => q.maybe<ProgramRow>(`SELECT ${PROGRAM} FROM programs WHERE account_id = $1 AND mode = $2 AND program_ref = $3`, [q.accountId, q.mode, ref])
export const upsertProgram = (tx: Tx, p: NewProgram) =>
  tx.one<ProgramRow>(
    `INSERT INTO programs AS p (account_id, mode, program_ref, name, coverage_type, owner, verification, carrier, policy_number, effective_date, expiration_date, meta, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
     ON CONFLICT (account_id, mode, program_ref) DO UPDATE SET name = $4, coverage_type = $5, owner = $6, verification = $7, carrier = $8, policy_number = $9,
       effective_date = $10, expiration_date = $11, meta = $12, updated_at = $13
     RETURNING ${PROGRAM}`,
    [tx.accountId, tx.mode, p.program_ref, p.name, p.coverage_type, p.owner, p.verification, p.carrier, p.policy_number, p.effective_date, p.expiration_date, JSON.stringify(p.meta), tx.now],
  )
export const setMasterLine = (tx: Tx, ref: string, lineId: string) =>
  tx.count(
    `UPDATE programs SET master_coverage_line_id = $4, coming_master_line_id = NULLIF(coming_master_line_id, $4), updated_at = $5
     WHERE account_id = $1 AND mode = $2 AND program_ref = $3 AND master_coverage_line_id IS DISTINCT FROM $4`,
    [tx.accountId, tx.mode, ref, lineId, tx.now],
  )
export const setComingMaster = (tx: Tx, ref: string, lineId: string) =>
  tx.count('UPDATE programs SET coming_master_line_id = $4, updated_at = $5 WHERE account_id = $1 AND mode = $2 AND program_ref = $3 AND coming_master_line_id IS DISTINCT FROM $4', [tx.accountId, tx.mode, ref, lineId, tx.now])
export const listPrograms = (q: Query, after: [number, string] | null, limit: number) =>
  q.rows<ProgramRow>(`SELECT ${PROGRAM} FROM programs WHERE account_id = $1 AND mode = $2 AND (created_at, program_ref) < ($3, $4) ORDER BY created_at DESC, program_ref DESC LIMIT $5`, [q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit])
export const listProgramsOf = (q: Query, refs: string[]) => q.rows<ProgramRow>(`SELECT ${PROGRAM} FROM programs WHERE account_id = $1 AND mode = $2 AND program_ref = ANY($3::text[])`, [q.accountId, q.mode, refs])

export const findEnrollment = (q: Query, insuredRef: string, programRef: string) =>
  q.maybe<EnrollmentRow>(`SELECT ${ENROLLMENT} FROM enrollments WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND program_ref = $4`, [q.accountId, q.mode, insuredRef, programRef])
export const upsertEnrollment = (tx: Tx, e: Pick<EnrollmentRow, 'enrollment_id' | 'insured_ref' | 'program_ref' | 'enrolled' | 'effective_on' | 'ends_on'>) =>
  tx.one<EnrollmentRow>(
    `INSERT INTO enrollments (account_id, mode, insured_ref, program_ref, enrollment_id, enrolled, effective_on, ends_on, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     ON CONFLICT (account_id, mode, insured_ref, program_ref) DO UPDATE SET enrolled = $6, effective_on = $7, ends_on = $8, updated_at = $9 RETURNING ${ENROLLMENT}`,
    [tx.accountId, tx.mode, e.insured_ref, e.program_ref, e.enrollment_id, e.enrolled, e.effective_on, e.ends_on, tx.now],
  )
export const listEnrollments = (q: Query, insuredRef: string) =>
  q.rows<EnrollmentRow>(`SELECT ${ENROLLMENT} FROM enrollments WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 ORDER BY created_at, program_ref LIMIT 500`, [q.accountId, q.mode, insuredRef])
/** One page of the insureds enrolled in a program, in ref order. */
export const listEnrolledInsureds = (q: Query, programRef: string, after: string, limit: number) =>
  q.rows<{ insured_ref: string }>('SELECT insured_ref FROM enrollments WHERE account_id = $1 AND mode = $2 AND program_ref = $3 AND insured_ref > $4 AND enrolled ORDER BY insured_ref LIMIT $5', [q.accountId, q.mode, programRef, after, limit])
/** The programs whose master policy, present or to come, is one of these lines. */
export const listProgramsByMaster = (q: Query, lineIds: string[]) =>
  q.rows<{ program_ref: string }>(
    // Two look-ups, each by an index of its own: an OR of both would read all programs of the account.
    `SELECT program_ref FROM programs WHERE account_id = $1 AND mode = $2 AND master_coverage_line_id = ANY($3::text[])
     UNION SELECT program_ref FROM programs WHERE account_id = $1 AND mode = $2 AND coming_master_line_id = ANY($3::text[]) ORDER BY program_ref`,
    [q.accountId, q.mode, lineIds],
  )
