import type { ZodType, z } from 'zod'
import { checkShape, pathText, refusalOf } from '../kernel/index.ts'

/** Parses one part of a call. The code of a custom issue may be carried in its params. */
export function parsePart<T extends ZodType>(schema: T, value: unknown, part: 'body' | 'query' | 'params'): z.infer<T> {
  const { data, refused } = checkShape(schema, value)
  if (!refused) return data
  const { issues } = refused
  const first = issues[0] as { params?: { code?: string } }
  // A parameter that was sent and is of no such type cannot be parsed; one that is missing is not allowed
  const unparsable = part === 'query' && issues.some((i) => i.code === 'invalid_type' && (value as Record<PropertyKey, unknown>)[i.path[0]!] !== undefined)
  throw refusalOf(refused, first.params?.code ?? (unparsable ? 'invalid_parameter' : 'validation_failed'))
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
