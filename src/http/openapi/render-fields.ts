import { escapeHtml } from '../../kernel/index.ts'
import type { JsonSchema } from './json-schema.ts'

export const escape = (value: unknown): string => escapeHtml(String(value))
export const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The little Markdown that our own texts use: headings, paragraphs, code spans. */
export const markdown = (text: string): string =>
  text
    .split(/\n\n?/)
    .filter((part) => part.trim())
    .map((part) => (part.startsWith('## ') ? `<h3 id="${slug(part.slice(3))}">${escape(part.slice(3))}</h3>` : `<p>${escape(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`))
    .join('\n')

const NESTED_MAX = 4
const nameOf = (ref: string): string => ref.split('/').at(-1)!
const linkTo = (ref: string): string => `<a href="#schema-${nameOf(ref)}">${nameOf(ref)}</a>`

/** The members of an object as a list; inline objects open below their member, named ones are linked. Empty for anything else. */
export function renderFields(schema: JsonSchema, depth = 0): string {
  if (schema.$ref || depth > NESTED_MAX) return ''
  const choices = schema.oneOf ?? schema.anyOf
  if (choices && !schema.properties) return choices.map((c: JsonSchema) => renderFields(c, depth)).filter(Boolean).join('<p class="or">or</p>')
  const required = new Set((schema.required ?? []) as string[])
  const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (!members.length) return ''
  return `<dl class="fields">${members
    .map(([name, member]) => {
      const inner = innerOf(member)
      const nested = inner ? renderFields(inner, depth + 1) : ''
      const notes = [depth === 0 && !required.has(name) ? 'optional' : '', member.deprecated ? 'deprecated' : ''].filter(Boolean)
      return `<dt><code>${escape(name)}</code>${notes.length ? ` <small>${notes.join(', ')}</small>` : ''}</dt><dd>${typeText(member)}${member.description ? ` <span class="say">${escape(member.description)}</span>` : ''}</dd>${nested ? `<dd class="nest">${nested}</dd>` : ''}`
    })
    .join('')}</dl>`
}

/** The inline object inside a member: itself, its items, or what it is when it is not null. */
function innerOf(member: JsonSchema): JsonSchema | null {
  if (member.properties) return member
  if (member.items) return innerOf(member.items)
  const choices = ((member.anyOf ?? member.oneOf ?? []) as JsonSchema[]).filter((c) => c.type !== 'null')
  return choices.length === 1 ? innerOf(choices[0]!) : choices.some((c) => c.properties) ? member : null
}

/** A type in words: `string (date)`, `CoverageLine[]`, `one of …`. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref)
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return enumText(schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  const types = ([] as string[]).concat(schema.type ?? [])
  const base = types.map((type) => (type === 'array' ? `list of ${schema.items ? typeText(schema.items) : 'anything'}` : escape(type))).join(' or ') || 'any JSON'
  const bounds = boundsText(schema)
  const notes = [schema.format, bounds, schema.default !== undefined && `default ${JSON.stringify(schema.default)}`].filter(Boolean).map(escape)
  return `<span class="type">${base}</span>${notes.length ? ` <small>${notes.join(', ')}</small>` : ''}`
}

const enumText = (values: unknown[]): string =>
  values.length > 12
    ? `<details><summary>one of ${values.length} values</summary>${values.map((v) => `<code>${escape(v)}</code>`).join(' ')}</details>`
    : values.map((v) => `<code>${escape(v)}</code>`).join(' ')

function boundsText(schema: JsonSchema): string {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema
  const range = (low: unknown, high: unknown, unit: string) =>
    low === undefined && high === undefined ? '' : low === undefined ? `up to ${high}${unit}` : high === undefined ? `from ${low}${unit}` : `${low} to ${high}${unit}`
  return [range(minimum, maximum, ''), exclusiveMinimum === undefined ? '' : `over ${exclusiveMinimum}`, range(minLength, maxLength, ' characters'), range(minItems, maxItems, ' items')].filter(Boolean).join(', ')
}
