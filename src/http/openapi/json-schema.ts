import { type ZodType, z } from 'zod'

// Any: a JSON Schema is an open object, looked into member by member
export type JsonSchema = Record<string, any>
const REF = '#/components/schemas/'

/** Shapes that carry a name (`meta({ id })`), gathered as they are met; the document lists each once. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly #answers = new Set<string>()

  /** The shape of an answer or event. Members may be added within v1, so none is forbidden here. */
  answer(schema: ZodType): JsonSchema {
    return this.#convert(schema, 'output', (id) => {
      this.#answers.add(id)
      return id
    })
  }
  /** The shape of what a caller sends. Convert all answers first: a shape that is also answered is named `…Input` here. */
  input(schema: ZodType): JsonSchema {
    return this.#convert(schema, 'input', (id) => (this.#answers.has(id) ? `${id}Input` : id))
  }

  #convert(schema: ZodType, io: 'input' | 'output', nameOf: (id: string) => string): JsonSchema {
    // Inside an object, so that a named shape comes back as a reference to it
    const whole = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' }) as JsonSchema
    for (const [id, definition] of Object.entries((whole.$defs ?? {}) as Record<string, JsonSchema>)) {
      const name = nameOf(id)
      const clean = tidy(definition, io, nameOf)
      const known = this.schemas[name]
      if (known && JSON.stringify(known) !== JSON.stringify(clean)) throw new Error(`two different shapes are named ${name}`)
      this.schemas[name] = clean
    }
    return tidy(whole.properties.it, io, nameOf)
  }
}

const DATE_TIME = /(_at|_until|_since|^since|^until|^period_start|^period_end|^as_of|^now)$/
const DATE = /(_on|_date)$/
const formatOf = (name: string): string | null => (DATE_TIME.test(name) ? 'date-time' : DATE.test(name) ? 'date' : null)

/** References point into the document; what says nothing is left out; times and dates carry their format. */
function tidy(node: JsonSchema, io: 'input' | 'output', nameOf: (id: string) => string): JsonSchema {
  const out: JsonSchema = {}
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref') out.$ref = REF + nameOf(String(value).replace('#/$defs/', ''))
    else if (key === 'id' || key === '$schema' || key === '$defs' || key === 'readOnly') continue
    else if (key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}') continue
    else if (key === 'additionalProperties' && value === false && io === 'output') continue
    else if ((key === 'maximum' || key === 'minimum') && Math.abs(value) === Number.MAX_SAFE_INTEGER) continue
    else if (key === 'properties')
      out.properties = Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [name, withFormat(tidy(member, io, nameOf), formatOf(name), io)]))
    // Choices here need not exclude each other: a rule without a kind is a coverage rule
    else if (Array.isArray(value)) out[key === 'oneOf' ? 'anyOf' : key] = value.map((v) => (v && typeof v === 'object' ? tidy(v, io, nameOf) : v))
    else out[key] = value && typeof value === 'object' && key !== 'default' && key !== 'const' ? tidy(value, io, nameOf) : value
  }
  return joinNull(withMustBeSent(out))
}

/** A member that may be missed only so that its absence has an error code of its own is required all the same. */
function withMustBeSent(node: JsonSchema): JsonSchema {
  const asked = Object.entries((node.properties ?? {}) as Record<string, JsonSchema>).filter(([, member]) => member.mustBeSent)
  for (const [, member] of asked) delete member.mustBeSent
  return asked.length ? { ...node, required: [...(node.required ?? []), ...asked.map(([name]) => name)] } : node
}

/** `anyOf` of one plain type and null reads better as one type. */
function joinNull(node: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = node
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1].type !== 'null' || typeof anyOf[0].type !== 'string') return node
  const { type, ...plain } = anyOf[0]
  return { ...rest, ...plain, type: [type, 'null'], ...(plain.enum && { enum: [...plain.enum, null] }) }
}

const isText = (node: JsonSchema): boolean => node.type === 'string' || (Array.isArray(node.type) && node.type.includes('string'))
const withFormat = (node: JsonSchema, format: string | null, io: 'input' | 'output'): JsonSchema =>
  // A time that is sent may leave its offset out and then reads as UTC: date-time would forbid that
  format && isText(node) && !node.enum && !node.format && (io === 'output' || format === 'date') ? { ...node, format } : node
