import { z } from 'zod'
import { isoTime, type Mode } from '../kernel/index.ts'
import { COVERAGE_TYPES } from '../vocabulary/index.ts'
import type { EnrollmentRow, ProgramRow } from './table.ts'

export const programSchema = z.object({
  program_ref: z.string(), name: z.string(), coverage_type: z.enum(COVERAGE_TYPES), owner: z.string(), verification: z.enum(['attestation', 'master_policy']),
  master_coverage_line_id: z.string().nullable(), carrier: z.string().nullable(), policy_number: z.string().nullable(), effective_date: z.string().nullable(), expiration_date: z.string().nullable(),
  meta: z.record(z.string(), z.unknown()), created_at: z.string(), updated_at: z.string(), test: z.boolean(),
}).meta({ id: 'Program' })
export const programWire = ({ coming_master_line_id: _, ...row }: ProgramRow, mode: Mode): z.infer<typeof programSchema> => ({ ...row, created_at: isoTime(row.created_at), updated_at: isoTime(row.updated_at), test: mode === 'test' })

export const enrollmentSchema = z.object({
  enrollment_id: z.string(), insured_ref: z.string(), program_ref: z.string(), enrolled: z.boolean(), effective_on: z.string().nullable(), ends_on: z.string().nullable(),
  created_at: z.string(), updated_at: z.string(), test: z.boolean(),
}).meta({ id: 'Enrollment' })
export const enrollmentWire = (row: EnrollmentRow, mode: Mode): z.infer<typeof enrollmentSchema> => ({ ...row, created_at: isoTime(row.created_at), updated_at: isoTime(row.updated_at), test: mode === 'test' })
