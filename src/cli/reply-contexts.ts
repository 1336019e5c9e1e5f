import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { checkShape, DomainError, refusalOf } from '../kernel/index.ts'
import { COVERAGE_TYPES, type OutreachContext } from '../vocabulary/index.ts'

const text = z.string().min(1)
const day = z.iso.date().nullable()
/** Members beyond these are passed over: the file may carry what its maker keeps beside them. */
const context = z.object({
  thread_token: text,
  insured_name: text,
  agent: z.object({ name: z.string().nullable(), email: text, domain: text }),
  lines: z.array(
    z.object({
      coverage_line_id: text,
      // A type without a known name would be a policy that no answer can speak of, and "all but the umbrella" would confirm it.
      coverage_type: z.enum(COVERAGE_TYPES),
      policy_number: z.string().nullable(),
      carrier: z.string().nullable(),
      effective_date: day,
      expiration_date: day,
      limits: z.array(z.object({ label: text, amount: z.number().nullable() })),
    }),
  ),
})
const contexts = z.union([z.array(context), z.record(z.string(), context)])

/** The outreach a file holds, an object by context id or an array. Refused whole, with the member that is wrong, where one cannot be read against. */
export async function readContexts(file: string): Promise<OutreachContext[]> {
  const { data, refused } = checkShape(contexts, parsed(file, await readFile(file, 'utf8')))
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
