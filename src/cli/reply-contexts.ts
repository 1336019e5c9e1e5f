import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { checkShape, DomainError, refusalOf } from '../kernel/index.ts'
import { COVERAGE_TYPES, type OutreachContext } from '../vocabulary/index.ts'
import { mustOpen } from './why-closed.ts'

const text = z.string().min(1)
/** What was not asked may be null, or not be there. */
const given = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
/** Members beyond these are passed over: the file may carry what its maker keeps beside them. */
const context = z.object({
  thread_token: text,
  insured_name: text,
  agent: z.object({ name: given(z.string()), email: text, domain: text }),
  lines: z.array(
    z.object({
      coverage_line_id: text,
      // A type without a known name would be a policy that no answer can speak of, and "all but the umbrella" would confirm it.
      coverage_type: z.enum(COVERAGE_TYPES),
      policy_number: given(z.string()),
      carrier: given(z.string()),
      effective_date: given(z.iso.date()),
      expiration_date: given(z.iso.date()),
      limits: z.array(z.object({ label: text, amount: given(z.number()) })).default([]),
    }),
  ),
})
const contexts = z.union([z.array(context), z.record(z.string(), context)])

/** The outreach a file holds, an object by context id or an array. Refused whole, with the member that is wrong, where one cannot be read against. */
export async function readContexts(file: string): Promise<OutreachContext[]> {
  const { data, refused } = checkShape(contexts, parsed(file, await readFile(mustOpen(file), 'utf8')))
  if (refused) throw new DomainError('validation_failed', `${file}: ${refusalOf(refused).message}`)
  return Object.values(data)
}

function parsed(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new DomainError('validation_failed', `${file} is not JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`)
  }
}
