import type { ZodType, z } from 'zod'
import { DomainError, type ErrorDetail } from '../kernel/index.ts'

const DETAILS_MAX = 50
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)), '')

/** Every issue of a failed parse, each with the path of its member; unknown members are named one by one. */
export function issueDetails(issues: readonly z.core.$ZodIssue[]): ErrorDetail[] {
  const details: ErrorDetail[] = []
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) details.push({ param: pathText([...issue.path, key]), message: `"${key}" is not a member here.` })
    else if (issue.code === 'invalid_union' && issue.errors.length && issue.path.length === 0 && issue.errors[0]!.length) details.push(...issueDetails(issue.errors[0]!))
    else details.push({ param: pathText(issue.path) || null, message: issue.message })
  }
  return details.slice(0, DETAILS_MAX)
}

/** Parses one part of a call. The code of a custom issue may be carried in its params. */
export function parsePart<T extends ZodType>(schema: T, value: unknown, part: 'body' | 'query' | 'params'): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const details = issueDetails(result.error.issues)
  const first = result.error.issues[0] as { code?: string; params?: { code?: string } } | undefined
  // A parameter that was sent and is of no such type cannot be parsed; one that is missing is not allowed
  const unparsable = part === 'query' && result.error.issues.some((i) => i.code === 'invalid_type' && (value as Record<PropertyKey, unknown>)[i.path[0]!] !== undefined)
  const code = first?.params?.code ?? (unparsable ? 'invalid_parameter' : 'validation_failed')
  const named = details[0]?.param
  throw new DomainError(code, `${named ? `${named}: ` : ''}${details[0]?.message ?? 'not valid'}`, { details })
}

/** Text that PostgreSQL cannot keep: NUL, and halves of surrogate pairs. Returns where it stands. */
export function findUnstorable(value: unknown, path: PropertyKey[] = [], depth = 0): string | null {
  if (depth > 64) return pathText(path) || 'body'
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? pathText(path) || 'body' : null
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findUnstorable(value[i], [...path, i], depth + 1)
      if (found) return found
    }
  } else if (value && typeof value === 'object') {
    for (const [key, member] of Object.entries(value)) {
      const found = findUnstorable(key, [...path, '(member name)'], depth + 1) ?? findUnstorable(member, [...path, key], depth + 1)
      if (found) return found
    }
  }
  return null
}
