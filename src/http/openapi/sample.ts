import type { JsonSchema } from './json-schema.ts'

const FORMATS: Record<string, string> = { 'date-time': '2026-03-02T15:04:05.000Z', date: '2026-03-02', email: 'agent@agency.example', binary: '(bytes)' }
const NAMES: Record<string, string> = { url: 'https://example.com/hooks', version: '1' }

/** Tried in turn where a pattern is asked for. */
const TEXTS = ['+1 512 555 0142', 'TX', 'A', '1', 'a1']

/** A value that fits a shape, for operations that no recorded call shows: the first of every choice, as little as is required. */
export function sampleOf(schema: JsonSchema, known: Record<string, JsonSchema>, name = '', depth = 0): unknown {
  if (schema.$ref) return sampleOf(known[String(schema.$ref).split('/').at(-1)!] ?? {}, known, name, depth + 1)
  for (const key of ['example', 'default', 'const']) if (key in schema) return schema[key]
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return sampleOf(choice[0], known, name, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part: JsonSchema) => sampleOf(part, known, name, depth + 1)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return Object.fromEntries(((schema.required ?? []) as string[]).map((member) => [member, sampleOf(schema.properties?.[member] ?? {}, known, member, depth + 1)]))
  if (type === 'array') return Array.from({ length: depth > 12 ? 0 : (schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}, known, name, depth + 1))
  if (type === 'integer' || type === 'number') return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  const fits = (text: string | undefined): text is string => text !== undefined && (!schema.pattern || new RegExp(schema.pattern).test(text)) && text.length >= (schema.minLength ?? 0)
  return FORMATS[schema.format] ?? [NAMES[name], 'example', ...TEXTS].find(fits) ?? 'example'
}
