import { z } from 'zod'
import { isoTime, isoTimeOrNull } from '../../kernel/index.ts'
import type { BatchRow } from '../table.ts'

const fileSchema = z.object({ name: z.string(), rows: z.number().int().nullable(), size_bytes: z.number().int(), sha256: z.string() }).meta({ id: 'BatchFile' })

export const batchSchema = z.object({
  batch_id: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  status: z.enum(['pending', 'producing', 'delivering', 'produced', 'failed']),
  trigger: z.enum(['schedule', 'manual']),
  created_at: z.string(),
  produced_at: z.string().nullable(),
  files: z.array(fileSchema),
  error: z.string().nullable(),
}).meta({ id: 'Batch' })
export const exportSchema = batchSchema.extend({ files: z.array(fileSchema.extend({ url: z.string(), expires_at: z.string() }).meta({ id: 'ExportFile' })) }).meta({ id: 'Export' })

export const batchWire = (row: BatchRow): z.infer<typeof batchSchema> => ({
  batch_id: row.batch_id,
  period_start: isoTime(row.period_start),
  period_end: isoTime(row.period_end),
  status: row.status,
  trigger: row.trigger,
  created_at: isoTime(row.created_at),
  produced_at: isoTimeOrNull(row.produced_at),
  files: row.files,
  error: row.error,
})
