import { z } from 'zod'
import { isoTime, type Mode } from '../kernel/index.ts'
import type { ConsumerRow, InsuredRow } from './table.ts'

export const insuredSchema = z.object({
  insured_ref: z.string(),
  insured_name: z.string().nullable(),
  parent_insured_ref: z.string().nullable(),
  insured_state: z.string().nullable(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  aliases: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  test: z.boolean(),
}).meta({ id: 'Insured' })
export const insuredWire = (row: InsuredRow, mode: Mode): z.infer<typeof insuredSchema> => ({
  insured_ref: row.insured_ref,
  insured_name: row.insured_name,
  parent_insured_ref: row.parent_insured_ref,
  insured_state: row.insured_state,
  contact: { email: row.contact_email, phone: row.contact_phone },
  aliases: row.aliases,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  test: mode === 'test',
})
export const consumerSchema = z.object({ consumer_ref: z.string(), consumer_name: z.string().nullable(), created_at: z.string(), test: z.boolean() }).meta({ id: 'Consumer' })
export const consumerWire = (row: ConsumerRow, mode: Mode): z.infer<typeof consumerSchema> => ({ consumer_ref: row.consumer_ref, consumer_name: row.consumer_name, created_at: isoTime(row.created_at), test: mode === 'test' })
