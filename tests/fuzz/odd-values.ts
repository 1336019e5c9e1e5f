import fc from 'fast-check'

// Any: schemas are looked into member by member
type Json = any
/** What stands where a name or an id is asked for, mostly so that calls get past the first look-up. */
export type World = Record<string, string[]>

const ODD_TEXTS = [
  '', ' ', '.', '..', '-', '_', '0', 'null', 'undefined', 'true', 'NaN', '*', '%', '%25', '%00', '\\', '/', '//', "'", '"', "'; DROP TABLE events; --", '$1', '{{7*7}}', '${x}', '<script>x</script>',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'default', 'verifying_entity', 'ａｂｃ', 'é', 'e\u0301', '\u200b', '\u202eabc', '\ufeff', '😀', '👩‍👩‍👧', '中文', 'ß', 'İ', '\t', '\n', '\r\n', '\u0085', '\u2028', '\u0001', '\ud7ff', '\uffff',
  '2026-02-30', '9999-12-31', '0000-00-00', '1e309', '-0', '١٢٣', 'svc_live_x', 'eng_01j9zq4m2fe8w9t3x6y7abcdef', 'a'.repeat(200), '\u{1f600}'.repeat(50),
]
export const oddText = (maxLength = 300): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 3, arbitrary: fc.string({ maxLength: Math.min(maxLength, 40) }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 30) }) },
  )

const DATES = ['2026-01-01', '2024-02-29', '1900-01-01', '9999-12-31', '2026-12-31', '2030-06-15']
const TIMES = ['2026-01-01T00:00:00Z', '2026-03-08T02:30:00-05:00', '1970-01-01T00:00:00.000Z', '2026-11-01T01:30:00', '9999-12-31T23:59:59.999Z', '2026-02-28']
const dateLike = /(_on|_date)$/
const timeLike = /(_at|^since|^until|^to)$/

/** Values that a schema allows, leaning to its edges. */
export function valuesOf(schema: Json, doc: Json, world: World, name = '', depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(doc.components.schemas[schema.$ref.split('/').at(-1)], doc, world, name, depth)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((c: Json) => valuesOf(c, doc, world, name, depth)))
  const types = ([] as string[]).concat(schema.type ?? [])
  if (!types.length) return fc.jsonValue({ maxDepth: 2 })
  return fc.oneof(...types.map((type) => typed(type, schema, doc, world, name, depth)))
}

function typed(type: string, schema: Json, doc: Json, world: World, name: string, depth: number): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return integers(schema)
  if (type === 'number') return fc.oneof(integers(schema), fc.double({ min: schema.minimum ?? schema.exclusiveMinimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true, noDefaultInfinity: true }))
  if (type === 'string') return texts(schema, world, name)
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}, doc, world, name, depth + 1), { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, depth > 3 ? 1 : 4)) })
  const properties = Object.entries((schema.properties ?? {}) as Json)
  if (!properties.length) return fc.dictionary(oddText(40).filter((k) => k !== '__proto__'), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  return fc.record(Object.fromEntries(properties.map(([key, member]) => [key, valuesOf(member as Json, doc, world, key, depth + 1)])), { requiredKeys: (schema.required ?? []) as string[] })
}

function integers(schema: Json): fc.Arbitrary<number> {
  const min = Math.ceil(schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1000 : schema.exclusiveMinimum + 1))
  const max = Math.floor(schema.maximum ?? 1_000_000)
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min: Math.max(min, -2_147_483_648), max: Math.min(max, 2_147_483_647) }))
}

function texts(schema: Json, world: World, name: string): fc.Arbitrary<string> {
  const known = world[name]
  const free = freeTexts(schema, name)
  return known?.length ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free }) : free
}

function freeTexts(schema: Json, name: string): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 300 } = schema
  if (schema.format === 'date' || dateLike.test(name)) return fc.constantFrom(...DATES)
  if (schema.format === 'date-time' || timeLike.test(name)) return fc.constantFrom(...TIMES)
  if (name.includes('state')) return fc.constantFrom('TX', 'ND', 'OH', 'ny', 'PR')
  if (schema.format === 'email') return fc.constantFrom('a@b.example', "o'neil+x@sub.agency.example", 'office@prairiewind.example')
  if (name === 'url') return fc.constantFrom('https://hooks.example.com/in', 'http://127.0.0.1:9/x', 'https://[::1]/x', 'https://user:pw@example.com/')
  if (schema.pattern) return fromPattern(schema.pattern, maxLength)
  const full = Math.min(maxLength, 5000)
  return fc.oneof({ weight: 8, arbitrary: oddText(full) }, { weight: 1, arbitrary: fc.constant('x'.repeat(full)) }).filter((text) => text.length >= minLength && text.length <= maxLength)
}

function fromPattern(pattern: string, maxLength: number): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength)
  } catch {
    return fc.constant('a')
  }
}
